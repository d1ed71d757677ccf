import SwiftUI
import AVKit

struct TrailerBox: UIViewControllerRepresentable {
    var player = AVPlayer(url: URL(string: "https://example.com/t.m3u8")!) // expect: view_stored_in_representable

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let box = AVPlayerViewController()
        box.player = player
        return box
    }
    func updateUIViewController(_ box: AVPlayerViewController, context: Context) {}
}
