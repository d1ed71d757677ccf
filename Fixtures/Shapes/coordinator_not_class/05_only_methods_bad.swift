import SwiftUI
import UIKit

struct BellButton: UIViewRepresentable {
    struct Ringer { // expect: coordinator_not_class
        let parent: BellButton
        func ring() { parent.onRing() }
    }
    let onRing: () -> Void
    func makeCoordinator() -> Ringer { Ringer(parent: self) }
    func makeUIView(context: Context) -> UIButton {
        let ringer = context.coordinator
        return UIButton(primaryAction: UIAction { _ in ringer.ring() })
    }
    func updateUIView(_ v: UIButton, context: Context) {}
}
