import SwiftUI
import UIKit

final class ViewerModel: ObservableObject {
    @Published var zoom: CGFloat = 1
}

struct PhotoZoom: UIViewRepresentable {
    @ObservedObject var model: ViewerModel
    let image: UIImage

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.maximumZoomScale = 4
        scroll.delegate = context.coordinator
        scroll.addSubview(context.coordinator.picture)
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        context.coordinator.picture.image = image
        guard abs(scroll.zoomScale - model.zoom) > 0.01 else { return }
        scroll.zoomScale = model.zoom
    }

    func makeCoordinator() -> Coordinator { Coordinator(model: model) }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        let model: ViewerModel
        let picture = UIImageView()
        init(model: ViewerModel) { self.model = model }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            report(scrollView.zoomScale)
        }

        private func report(_ scale: CGFloat) {
            model.zoom = scale // expect: synchronous_callback_writes_state
        }
    }
}
