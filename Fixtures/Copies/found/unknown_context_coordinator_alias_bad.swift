import SwiftUI
import UIKit

struct Row: UIViewRepresentable {
    var title: String
    var onTap: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator(row: self) }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        let coordinator = context.coordinator
        button.addAction(UIAction { [weak coordinator] _ in coordinator?.tapped() }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { // expect: missing_parent_refresh
        button.setTitle(title, for: .normal)
    }

    @MainActor
    final class Coordinator {
        private weak var button: UIButton?
        private let row: Row
        init(row: Row) { self.row = row }
        func tapped() {
            let action = row.onTap
            action()
        }
    }
}
