import SwiftUI
import UIKit

final class EditorProxy {
    weak var view: UITextView?
    var caret = 0
}

struct Editor: UIViewRepresentable {
    @State private var proxy = EditorProxy()
    @Binding var shared: EditorProxy

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        proxy.view = view
        shared.view = view
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        proxy.caret = view.selectedRange.location
    }
}
