import SwiftUI
import UIKit

extension Dial: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { context.coordinator.turns = turns }

    final class Coordinator: NSObject { // expect: coordinator_not_main_actor
        var turns = 0
        @objc func turn() { turns += 1 }
    }
}

// Its base class and its mark stand in other files.
extension Knob: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { context.coordinator.turns = turns }

    final class Coordinator: TurnBase {
        @objc func turn() { turns += 1 }
    }
}
