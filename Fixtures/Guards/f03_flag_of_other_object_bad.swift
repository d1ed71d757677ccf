import SwiftUI
import UIKit

final class PairEditor: UIView {
    let title = UITextField()
    let body = UITextView()
    let side = UIScrollView()
}

struct PairPane: UIViewRepresentable {
    var title: String
    var text: String
    var placeholder: String

    func makeUIView(context: Context) -> PairEditor { PairEditor() }

    func updateUIView(_ pair: PairEditor, context: Context) {
        if pair.title.text != title { pair.title.text = title }
        pair.body.text = text // expect: unguarded_update_write
        if pair.body.isHidden == false {
            pair.body.becomeFirstResponder() // expect: unguarded_update_write
        }
        if pair.title.placeholder != placeholder {
            pair.side.contentOffset = .zero // expect: unguarded_update_write
        }
    }
}
