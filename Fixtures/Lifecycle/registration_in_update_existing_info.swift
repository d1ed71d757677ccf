import SwiftUI
import UIKit

// What was made elsewhere is there already.
struct PostBox: UIViewRepresentable {
    var isFull: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ box: UIStackView, context: Context) {
        box.addSubview(context.coordinator.flag) // expect-info: registration_in_update
        box.addGestureRecognizer(context.coordinator.press) // expect-info: registration_in_update
        box.addInteraction(context.coordinator.menu) // expect-info: registration_in_update
        if isFull {
            box.addArrangedSubview(context.coordinator.lazyFlag) // expect-info: registration_in_update
        }
    }

    @MainActor
    final class Coordinator: NSObject, UIDropInteractionDelegate {
        let flag = UIView()
        let press = UITapGestureRecognizer()
        private(set) lazy var menu = UIDropInteraction(delegate: self)
        private(set) lazy var lazyFlag = UILabel()
    }
}
