import SwiftUI
import UIKit

struct Console: UIViewRepresentable {
    @State private var textView = UITextView()
    var log: String

    func makeUIView(context: Context) -> UIView {
        let box = UIView()
        box.addSubview(textView)
        return box
    }

    func updateUIView(_ box: UIView, context: Context) {
        textView.text = log // expect: unguarded_update_write
        let end = NSRange(location: textView.text.count, length: 0)
        if textView.selectedRange != end { textView.scrollRangeToVisible(end) } // expect: unguarded_update_write
        if textView.isTracking { return }
        textView.contentOffset.y = 0
    }
}
