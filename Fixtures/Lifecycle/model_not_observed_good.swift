import Combine
import Observation
import SwiftUI
import UIKit

final class PressModel: ObservableObject {
    @Published var pressure = 0.0
    let unit = "bar"
}

/// The coordinator subscribes.
struct PressLabel: UIViewRepresentable {
    let press: PressModel

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.follow(press, label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(press.pressure)" }

    @MainActor
    final class Coordinator {
        private var token: AnyCancellable?

        func follow(_ press: PressModel, _ label: UILabel) {
            token = press.$pressure.sink { [weak label] value in label?.text = "\(value)" }
        }
    }
}

/// What does not change needs no observer.
struct UnitLabel: UIViewRepresentable {
    let press: PressModel

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = press.unit }
}

@Observable
final class ValveModel {
    var isOpen = false
}

struct ValveMark: UIViewRepresentable {
    let valve: ValveModel

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ mark: UIView, context: Context) { mark.isHidden = !valve.isOpen }
}
