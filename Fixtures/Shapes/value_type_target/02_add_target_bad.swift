import SwiftUI
import UIKit

struct LikeButton: UIViewRepresentable {
    final class Coordinator: NSObject { @objc func like() {} }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(Coordinator.like), for: .touchUpInside) // expect: value_type_target
        return button
    }
    func updateUIView(_ uiView: UIButton, context: Context) {}
}
