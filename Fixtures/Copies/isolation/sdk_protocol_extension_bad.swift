import SwiftUI
import UIKit


struct TapK: UIViewRepresentable {
    var title: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Coordinator.tap), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        button.setTitle(title, for: .normal)
    }

    final class Coordinator: NSObject { // expect: coordinator_not_main_actor
        private var taps = 0
        @objc func tap() { taps += 1 }
    }
}
extension TapK.Coordinator: UIScrollViewDelegate { // expect: delegate_never_assigned
    func scrollViewDidScroll(_ scrollView: UIScrollView) { tap() }
}
