import SwiftUI
import UIKit

struct NavTools: UIViewRepresentable {
    var title: String

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ host: UIView, context: Context) {
        let button = UIButton(type: .system) // expect: object_created_in_update
        button.setTitle(title, for: .normal)
        host.addSubview(button)
        context.coordinator.button = button
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator {
        weak var button: UIButton?
    }
}
