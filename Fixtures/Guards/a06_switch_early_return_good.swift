import SwiftUI
import UIKit

struct ChapterReader: UIViewRepresentable {
    enum Mode { case flowing, paged }
    var mode: Mode
    var chapter: Int
    var offset: CGFloat

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ scroller: UIScrollView, context: Context) {
        switch context.coordinator.chapter {
        case chapter:
            return
        default:
            context.coordinator.chapter = chapter
        }
        scroller.setContentOffset(CGPoint(x: 0, y: offset), animated: mode == .flowing)
    }

    @MainActor
    final class Coordinator: NSObject {
        var chapter = -1
    }
}
