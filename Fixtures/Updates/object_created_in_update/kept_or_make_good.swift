import SwiftUI
import UIKit

struct Badge: UIViewRepresentable {
    var count: Int

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ host: UIView, context: Context) {
        let label = context.coordinator.label ?? addLabel(to: host)
        context.coordinator.label = label
        label.text = "\(count)"
    }

    private func addLabel(to host: UIView) -> UILabel {
        let label = UILabel()
        host.addSubview(label)
        return label
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator {
        var label: UILabel?
    }
}
