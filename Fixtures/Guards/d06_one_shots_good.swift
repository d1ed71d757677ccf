import SwiftUI
import UIKit

struct Timeline: UIViewRepresentable {
    @Binding var jump: Bool
    @Binding var focus: Bool
    @Binding var reload: Bool
    @Binding var target: IndexPath?

    func makeCoordinator() -> Coordinator { Coordinator(focus: $focus) }

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        if jump {
            table.setContentOffset(.zero, animated: true)
            clear()
        }
        if reload {
            UIView.animate(withDuration: 0.2) {
                table.reloadData()
            } completion: { _ in
                reload = false
            }
        }
        context.coordinator.focusOnce(table)
        guard let target else { return }
        table.scrollToRow(at: target, at: .middle, animated: true)
        Task { @MainActor in self.target = nil }
    }

    private func clear() {
        DispatchQueue.main.async { jump = false }
    }

    @MainActor
    final class Coordinator: NSObject {
        let focus: Binding<Bool>
        init(focus: Binding<Bool>) { self.focus = focus }

        func focusOnce(_ table: UITableView) {
            guard focus.wrappedValue else { return }
            table.becomeFirstResponder()
            DispatchQueue.main.async { self.focus.wrappedValue = false }
        }
    }
}
