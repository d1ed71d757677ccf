import AppKit
import SwiftUI
import UIKit

struct MarkedNote: UIViewRepresentable {
    var note: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.markedTextRange == nil { view.text = note }
        if let marked = view.markedTextRange, !marked.isEmpty { return }
        view.selectedRange = NSRange(location: 0, length: 0)
    }
}

struct MarkedField: NSViewRepresentable {
    var note: String

    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        if field.currentEditor() == nil { field.stringValue = note }
    }
}

struct MarkedDeck: UIViewControllerRepresentable {
    var note: String

    func makeUIViewController(context: Context) -> UITextFieldHost { UITextFieldHost() }

    func updateUIViewController(_ host: UITextFieldHost, context: Context) {
        if host.field.markedTextRange != nil { return }
        host.field.text = note
    }
}

final class UITextFieldHost: UIViewController {
    let field = UITextField()
}
