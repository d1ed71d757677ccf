import SwiftUI
import UIKit

final class Dial: UIControl {
    var onTurn: ((Double) -> Void)?
    let knob = UIButton(type: .custom)
    private lazy var hold = UILongPressGestureRecognizer(target: self, action: #selector(held))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(knob)
        knob.addAction(UIAction { _ in self.turn(by: 1) }, for: .touchUpInside) // expect: strong_coordinator_capture
        addGestureRecognizer(hold)
    }

    required init?(coder: NSCoder) { nil }

    func turn(by step: Double) { onTurn?(step) }
    @objc private func held() { onTurn?(0) }
}

struct DialPanel: UIViewRepresentable {
    @Binding var angle: Double

    func makeCoordinator() -> Coordinator { Coordinator(angle: $angle) }

    func makeUIView(context: Context) -> Dial {
        let dial = Dial()
        dial.onTurn = { step in
            context.coordinator.turned(step) // expect: strong_coordinator_capture
        }
        context.coordinator.dial = dial
        context.coordinator.addReset()
        return dial
    }

    func updateUIView(_ dial: Dial, context: Context) {}

    @MainActor
    final class Coordinator {
        var dial: Dial?
        private let angle: Binding<Double>
        private let reset = UIButton(type: .close)

        init(angle: Binding<Double>) {
            self.angle = angle
        }

        func addReset() {
            let zero = UIAction(title: "Reset") { [unowned reset] _ in
                self.angle.wrappedValue = 0 // expect: strong_coordinator_capture
                reset.isEnabled = false
            }
            reset.menu = UIMenu(children: [zero])
            dial?.addSubview(reset)
        }

        func turned(_ step: Double) { angle.wrappedValue += step }
    }
}

struct Ruler: UIViewRepresentable {
    func makeUIView(context: Context) -> Dial {
        let dial = Dial(frame: .zero)
        let mark = UIView()
        dial.addSubview(mark)
        dial.onTurn = { _ in
            mark.backgroundColor = .red
            dial.setNeedsLayout() // expect: strong_coordinator_capture
        }
        return dial
    }

    func updateUIView(_ dial: Dial, context: Context) {}
}
