import SwiftUI
import UIKit

struct Reel: UIViewRepresentable {
    @Binding var offset: CGPoint
    @Binding var scale: CGFloat
    @Binding var isAtTop: Bool
    @Binding var page: Int
    var onScroll: (CGPoint) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIScrollView {
        let strip = UIScrollView()
        strip.delegate = context.coordinator
        return strip
    }

    func updateUIView(_ strip: UIScrollView, context: Context) {
        context.coordinator.parent = self
        guard strip.contentOffset != offset else { return }
        strip.contentOffset = offset
        if strip.zoomScale != scale { strip.zoomScale = scale }
    }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        var parent: Reel
        private var lastPage = 0

        init(_ parent: Reel) { self.parent = parent }

        func scrollViewDidScroll(_ strip: UIScrollView) {
            let point = strip.contentOffset
            parent.onScroll(point)
            DispatchQueue.main.async { self.parent.offset = point }
            if parent.isAtTop != (point.y <= 0) { parent.isAtTop = point.y <= 0 }
            let page = Int(point.x / max(strip.bounds.width, 1))
            if page != lastPage {
                lastPage = page
                parent.page = page
            }
        }

        func scrollViewDidZoom(_ strip: UIScrollView) {
            guard strip.isZooming || strip.isZoomBouncing else { return }
            parent.scale = strip.zoomScale
        }

        func scrollViewDidEndDecelerating(_ strip: UIScrollView) {
            parent.offset = strip.contentOffset
        }
    }
}
