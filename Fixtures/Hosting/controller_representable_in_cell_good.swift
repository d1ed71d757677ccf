import AVKit
import SwiftUI
import UIKit

struct ClipPlayer: UIViewControllerRepresentable {
    let clip: URL

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: clip)
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}

    static func dismantleUIViewController(_ controller: AVPlayerViewController, coordinator: ()) {
        controller.player?.pause()
    }
}

/// Presented: there it has a controller.
struct ClipRow: View {
    let clip: URL
    @Binding var isPlaying: Bool
    var body: some View {
        Button(clip.lastPathComponent) { isPlaying = true }
            .sheet(isPresented: $isPlaying) { ClipPlayer(clip: clip) }
    }
}

final class ClipList: UICollectionViewController {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, URL> { cell, _, clip in
        cell.contentConfiguration = UIHostingConfiguration {
            ClipRow(clip: clip, isPlaying: .constant(false))
            Button("Open") { [weak cell] in
                cell?.window?.rootViewController?.present(UIHostingController(rootView: ClipPlayer(clip: clip)), animated: true)
            }
        }
    }
}

/// On a screen of SwiftUI.
struct ClipScreen: View {
    let clip: URL
    var body: some View { ClipPlayer(clip: clip) }
}
