import AVFoundation
import SwiftUI
import UIKit

/// The controller starts the camera when it appears and stops it when it goes: nothing is left to the representable.
struct FinderView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FinderController {
        FinderController()
    }

    func updateUIViewController(_ controller: FinderController, context: Context) {}
}

final class FinderController: UIViewController {
    private let session = AVCaptureSession()
    private let queue = DispatchQueue(label: "finder")

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let session = session
        queue.async { session.startRunning() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let session = session
        queue.async { session.stopRunning() }
    }
}
