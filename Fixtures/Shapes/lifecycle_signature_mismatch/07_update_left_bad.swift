import SwiftUI
import UIKit

protocol PlatformGauge: UIViewRepresentable {
    var level: Float { get }
}

struct TankGauge: PlatformGauge {
    let level: Float

    func makeUIView(context: Context) -> UIProgressView {
        UIProgressView(progressViewStyle: .bar)
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.progress = level
    }

    func updateNSView(_ bar: UIProgressView, context: Context) { // expect: lifecycle_signature_mismatch
        bar.progress = level
    }
}
