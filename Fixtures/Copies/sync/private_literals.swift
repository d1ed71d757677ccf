import SwiftUI
import UIKit

private struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style
    var alpha: CGFloat // expect: property_not_synced

    func makeUIView(context: Context) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.alpha = alpha
        return view
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

struct Backdrop: View {
    var body: some View {
        ZStack {
            Blur(style: .dark, alpha: 0.4)
            Blur(style: .dark, alpha: 0.8)
        }
    }
}
