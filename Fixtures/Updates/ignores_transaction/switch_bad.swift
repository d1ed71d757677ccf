import SwiftUI
import UIKit

struct Lever: UIViewRepresentable {
    @Binding var isUp: Bool
    func makeUIView(context: Context) -> UISwitch { UISwitch() }
    func updateUIView(_ lever: UISwitch, context: Context) { context.coordinator.move(lever, to: isUp) }
    func makeCoordinator() -> Coordinator { Coordinator() }
    @MainActor final class Coordinator {
        func move(_ lever: UISwitch, to up: Bool) {
            guard lever.isOn != up else { return }
            lever.setOn(up, animated: true) // expect-info: ignores_transaction
        }
    }
}
