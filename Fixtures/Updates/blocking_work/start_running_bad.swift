import AVFoundation
import SwiftUI
import UIKit

final class Lens: UIView {
    let session = AVCaptureSession()
    func begin() {
        session.startRunning() // expect: blocking_work
    }
}

struct LensView: UIViewRepresentable {
    var isActive: Bool
    func makeUIView(context: Context) -> Lens { Lens() }
    func updateUIView(_ lens: Lens, context: Context) {
        if isActive && !lens.session.isRunning { lens.begin() }
    }
    static func dismantleUIView(_ lens: Lens, coordinator: ()) { lens.session.stopRunning() }
}
