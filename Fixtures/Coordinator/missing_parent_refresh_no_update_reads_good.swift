import SwiftUI
import UIKit

/// `owner` and `parent` are a binding and a node here: neither is the representable.
struct OutlineRow: UIViewRepresentable {
    @Binding var isOpen: Bool
    var title: String

    func makeCoordinator() -> Coordinator {
        Coordinator(owner: $isOpen)
    }

    func makeUIView(context: Context) -> UIButton {
        let row = UIButton(type: .system)
        row.addTarget(context.coordinator, action: #selector(Coordinator.toggled), for: .touchUpInside)
        return row
    }

    func updateUIView(_ row: UIButton, context: Context) {
        context.coordinator.owner = $isOpen
        context.coordinator.parent = OutlineNode(title: title)
        row.accessibilityLabel = title
    }

    @MainActor
    final class Coordinator: NSObject {
        var owner: Binding<Bool>
        var parent: OutlineNode?

        init(owner: Binding<Bool>) {
            self.owner = owner
        }

        @objc func toggled() {
            owner.wrappedValue.toggle()
            UIAccessibility.post(notification: .announcement, argument: parent?.title)
        }
    }
}

struct OutlineNode {
    var title: String
}
