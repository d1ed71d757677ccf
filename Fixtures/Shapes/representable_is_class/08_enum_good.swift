import SwiftUI
import UIKit

enum BlurStrength: UIViewRepresentable {
    case thin, thick

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: self == .thin ? .systemThinMaterial : .systemThickMaterial)
    }
}
