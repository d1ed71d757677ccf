import SwiftUI
import UIKit

struct PickPane: UIViewRepresentable {
    let onPick: () -> Void

    func makeCoordinator() -> PickDesk { .init(onPick: onPick) }

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ scroll: UIScrollView, context: Context) { // expect: missing_closure_refresh
        scroll.isScrollEnabled = true
    }
}

struct StillPane: UIViewRepresentable {
    var isStill = false

    func makeCoordinator() -> StillDesk { isStill ? StillDesk() : StillDesk.shared } // expect: shared_coordinator

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.view = view
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        view.isHidden = isStill
    }
}
