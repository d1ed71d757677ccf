import SwiftUI
import UIKit

@MainActor
protocol CanvasEvents: AnyObject {
    func scrollViewDidZoomed(_ scrollView: UIScrollView)
}

final class CanvasScroll: UIScrollView {
    weak var events: (any CanvasEvents)?
    override var zoomScale: CGFloat { didSet { events?.scrollViewDidZoomed(self) } }
}

struct Canvas2: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> CanvasScroll {
        let view = CanvasScroll()
        view.delegate = context.coordinator
        view.events = context.coordinator
        return view
    }

    func updateUIView(_ view: CanvasScroll, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate, CanvasEvents {
        private var zoom: CGFloat = 1
        func scrollViewDidZoomed(_ scrollView: UIScrollView) { zoom = scrollView.zoomScale }
    }
}
