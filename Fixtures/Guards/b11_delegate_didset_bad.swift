import SwiftUI
import UIKit

final class ZoomBox: UIView {
    let scroller = UIScrollView()
    weak var owner: ZoomCoordinator? {
        didSet { scroller.delegate = owner } // expect: delegate_set_in_update
    }
    weak var quietOwner: ZoomCoordinator? {
        didSet {
            guard oldValue !== quietOwner else { return }
            scroller.delegate = quietOwner
        }
    }
}

@MainActor
final class ZoomCoordinator: NSObject, UIScrollViewDelegate {
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

struct ZoomPane: UIViewRepresentable {
    func makeCoordinator() -> ZoomCoordinator { ZoomCoordinator() }

    func makeUIView(context: Context) -> ZoomBox { ZoomBox() }

    func updateUIView(_ box: ZoomBox, context: Context) {
        box.owner = context.coordinator
        box.quietOwner = context.coordinator
    }
}
