import SwiftUI
import UIKit

@MainActor
protocol TextHolder: AnyObject {
    var text: String! { get set }
}

extension UITextView: TextHolder {}

extension TextHolder {
    func replace(with string: String) {
        text = string // expect: unguarded_update_write
    }
}

extension UIScrollView {
    var isAtTop: Bool {
        get { contentOffset.y <= 0 }
        set { if newValue { contentOffset = .zero } } // expect: unguarded_update_write
    }
}

struct HolderPane: UIViewRepresentable {
    var text: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        view.replace(with: text)
        view.isAtTop = text.isEmpty
    }
}
