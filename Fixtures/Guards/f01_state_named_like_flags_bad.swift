import SwiftUI
import UIKit

struct FocusableField: UIViewRepresentable {
    @Binding var text: String
    @Binding var isFirstResponder: Bool
    var isEditing = false

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
        if !isEditing {
            field.text = text // expect: unguarded_update_write
        }
        if isFirstResponder {
            field.becomeFirstResponder() // expect: unguarded_update_write
        } else {
            field.resignFirstResponder() // expect: unguarded_update_write
        }
    }
}

struct TrackedScroll: UIViewRepresentable {
    struct Phase { var isDragging = false }
    var phase: Phase
    var offset: CGPoint

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ scroller: UIScrollView, context: Context) {
        guard !phase.isDragging else { return }
        scroller.contentOffset = offset // expect: unguarded_update_write
    }
}
