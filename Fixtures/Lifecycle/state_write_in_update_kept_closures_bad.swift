import SwiftUI
import UIKit

final class ResizingView: UIView {
    var onResize: ((CGSize) -> Void)?
    var onReset: (() -> Void)?
    var onLayout: (() -> Void)?
    var onScale: ((CGFloat) -> Void)?

    func reset() {
        onReset?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}

struct ResizeProbe: UIViewRepresentable {
    @Binding var size: CGSize
    @Binding var resets: Int
    @Binding var layouts: Int
    var onPage: (Int) -> Void

    func makeCoordinator() -> Coordinator { Coordinator { onPage($0) } } // expect: callback_called_in_update

    func makeUIView(context: Context) -> ResizingView {
        let view = ResizingView()
        view.onResize = { size = $0 } // expect: state_write_in_update
        view.onReset = { resets += 1 } // expect: state_write_in_update
        view.onLayout = { layouts += 1 } // expect: deferred_write_unguarded
        view.onScale = { scale in
            DispatchQueue.main.async { layouts = Int(scale) }
        }
        return view
    }

    func updateUIView(_ view: ResizingView, context: Context) { // expect: missing_closure_refresh
        view.onResize?(view.bounds.size)
        view.onScale?(view.contentScaleFactor)
        view.reset()
        context.coordinator.turn()
        DispatchQueue.main.async { view.onLayout?() }
        if view.isHidden { view.setNeedsLayout() }
    }

    @MainActor
    final class Coordinator {
        let onPage: (Int) -> Void

        init(onPage: @escaping (Int) -> Void) { self.onPage = onPage }

        func turn() { onPage(1) }
    }
}
