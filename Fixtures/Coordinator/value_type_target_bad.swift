import SwiftUI
import UIKit

struct BellButton: UIViewRepresentable {
    let title: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(self, action: #selector(Coordinator.ring), for: .touchUpInside) // expect: value_type_target
        listen()
        attachTap(to: button, target: self) // expect: value_type_target
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(title: title, style: .plain, target: self, action: #selector(Coordinator.ring))] // expect: value_type_target
        button.inputAccessory(bar)
        let me = self
        button.addTarget(me, action: #selector(Coordinator.ring), for: .touchDown) // expect: value_type_target
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        button.accessibilityLabel = title
    }

    private func attachTap(to view: UIView, target: Any) {
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: #selector(Coordinator.ring)))
    }

    @MainActor
    final class Coordinator: NSObject {
        private var count = 0

        @objc func ring() { count += 1 }
    }
}

extension BellButton {
    fileprivate func listen() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(Coordinator.ring), name: UIApplication.didBecomeActiveNotification, object: nil) // expect: value_type_target
    }
}

extension UIButton {
    fileprivate func inputAccessory(_ bar: UIToolbar) { addSubview(bar) }
}

/// The timer never reaches the struct either.
struct BlinkLamp: UIViewRepresentable {
    func makeCoordinator() -> Blinker { Blinker() }

    func makeUIView(context: Context) -> UIView {
        let lamp = UIView()
        let start = {
            _ = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(Blinker.blink), userInfo: nil, repeats: true) // expect: value_type_target
        }
        start()
        return lamp
    }

    func updateUIView(_ lamp: UIView, context: Context) {}
}

@MainActor
final class Blinker: NSObject {
    private var isOn = false

    @objc func blink() { isOn.toggle() }
}
