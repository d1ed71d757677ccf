import SwiftUI
import UIKit

struct Stoppable: UIViewRepresentable {
    var isLive: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ view: UIScrollView, context: Context) {
        if isLive {
            view.delegate = context.coordinator // expect: delegate_set_in_update
        }
        context.coordinator.onStop = { [weak view] in view?.delegate = nil }
        view.refreshControl?.addAction(UIAction { _ in view.delegate = nil }, for: .valueChanged) // expect: registration_in_update, strong_coordinator_capture
    }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        var onStop: (() -> Void)?
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onStop?() }
    }
}
