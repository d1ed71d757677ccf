import AVFoundation
import SwiftUI
import UIKit

final class FinderView: UIView {
    let session: AVCaptureSession
    let mirrored: Bool

    init(session: AVCaptureSession, mirrored: Bool) {
        self.session = session
        self.mirrored = mirrored
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

struct Finder: UIViewRepresentable {
    let session: AVCaptureSession
    let mirrored: Bool // expect: property_not_synced

    func makeUIView(context: Context) -> FinderView {
        FinderView(session: session, mirrored: mirrored)
    }

    func updateUIView(_ view: FinderView, context: Context) {}
}
