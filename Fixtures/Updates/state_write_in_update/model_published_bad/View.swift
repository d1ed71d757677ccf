import SwiftUI
import UIKit

struct CanvasHost: UIViewRepresentable {
    @ObservedObject var model: CanvasModel

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        model.scratch += 1
        remember(scroll)
    }
}

extension CanvasHost {
    func remember(_ scroll: UIScrollView) {
        model.contentSize = scroll.contentSize // expect: state_write_in_update
    }
}
