import SwiftUI
import UIKit

struct FormProbe: UIViewRepresentable {
    var path: IndexPath

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        (table.viewWithTag(7) as? UITextField)?.delegate = context.coordinator
        if let scroller = ancestor(of: table) { scroller.delegate = context.coordinator }
    }

    private func ancestor(of view: UIView) -> UIScrollView? {
        sequence(first: view, next: { $0.superview }).dropFirst().first { $0 is UIScrollView } as? UIScrollView
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
}
