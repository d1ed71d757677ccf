import SwiftUI
import UIKit

struct BlurCover: UIViewRepresentable {
    var isCovered: Bool

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ host: UIView, context: Context) {
        guard isCovered, context.coordinator.cover == nil else { return }
        let cover = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        host.addSubview(cover)
        context.coordinator.cover = cover
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator {
        var cover: UIVisualEffectView?
    }
}
