import SwiftUI
import UIKit

struct TranscriptView: UIViewRepresentable {
    let lines: [String]

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ scroller: UIScrollView, context: Context) {
        scrollToEnd(scroller)
    }

    private func scrollToEnd(_ scroller: UIScrollView) {
        guard scroller.contentSize.height > scroller.bounds.height else { return }
        let end = CGPoint(x: 0, y: scroller.contentSize.height - scroller.bounds.height)
        scroller.setContentOffset(end, animated: true) // expect: unguarded_update_write
    }
}
