import SwiftUI
import UIKit

struct Ticker: UIViewRepresentable {
    var items: [String]
    var priority: Int

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if #available(iOS 17, *) {
            view.text = items.joined() // expect: unguarded_update_write
        } else {
            view.attributedText = nil // expect: unguarded_update_write
        }
        for item in items.filter({ $0.count > priority }) {
            view.insertText(item) // expect: unguarded_update_write
        }
        #if targetEnvironment(macCatalyst)
        view.selectedRange = NSRange(location: 0, length: 0) // expect: unguarded_update_write
        #endif
        let isUrgent = priority > 3
        let target: CGPoint? = isUrgent ? .zero : nil
        if let target { view.setContentOffset(target, animated: isUrgent) } // expect: unguarded_update_write
        var shouldFocus = !items.isEmpty
        shouldFocus = shouldFocus && isUrgent
        switch shouldFocus {
        case true: view.becomeFirstResponder() // expect: unguarded_update_write
        case false: view.resignFirstResponder() // expect: unguarded_update_write
        }
    }
}
