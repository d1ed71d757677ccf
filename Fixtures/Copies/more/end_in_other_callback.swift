import AVFoundation
import SwiftUI
import UIKit

struct Barcode: UIViewRepresentable {
    @Binding var code: String

    func makeCoordinator() -> Reader { Reader(code: $code) }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.start()
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate { // expect-info: coordinator_not_main_actor
        private let session = AVCaptureSession()
        private let code: Binding<String>

        init(code: Binding<String>) { self.code = code }

        func start() {
            DispatchQueue.global().async { [session] in
                session.startRunning() // expect: missing_dismantle_cleanup
            }
            NotificationCenter.default.addObserver(self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification, object: nil)
        }

        @objc private func left() { session.stopRunning() }
    }
}
