import AVFoundation
import SwiftUI
import UIKit

struct Roll: UIViewRepresentable {
    let url: URL
    let session: AVCaptureSession

    func makeUIView(context: Context) -> UIImageView {
        DispatchQueue.global(qos: .userInitiated).async { session.startRunning() } // expect: missing_dismantle_cleanup
        return UIImageView()
    }

    func updateUIView(_ view: UIImageView, context: Context) {
        Task.detached {
            guard let data = try? Data(contentsOf: url) else { return }
            await MainActor.run { view.image = UIImage(data: data) }
        }
    }

    static func dismantleUIView(_ view: UIImageView, coordinator: ()) {}
}
