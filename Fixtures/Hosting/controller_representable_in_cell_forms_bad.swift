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

struct ClipRow: View {
    let clip: URL
    var body: some View {
        VStack {
            Text(clip.lastPathComponent)
            preview
        }
    }

    private var preview: some View { ClipPlayer(clip: clip).frame(height: 180) }
}

final class ClipList: UICollectionViewController {
    private lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, URL> { [unowned self] cell, indexPath, clip in
        cell.contentConfiguration = UIHostingConfiguration {
            if indexPath.item == 0 {
                player(clip) // expect: controller_representable_in_cell
            } else {
                ClipRow(clip: clip) // expect: controller_representable_in_cell
            }
            Text(clip.path).background { ClipPlayer(clip: clip) } // expect: controller_representable_in_cell
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = rows
    }

    private func player(_ clip: URL) -> some View {
        ClipPlayer(clip: clip)
    }
}
