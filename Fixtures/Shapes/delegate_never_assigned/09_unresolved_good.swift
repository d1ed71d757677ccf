import SwiftUI
import UIKit
import TextKitPlus

struct Fancy: UIViewRepresentable {
    class Coordinator: NSObject, UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) {}
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> PlusTextView {
        PlusTextView.make(delegate: context.coordinator)
    }
    func updateUIView(_ v: PlusTextView, context: Context) {}
}
struct Fancier: UIViewRepresentable {
    class Coordinator: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> PlusTextView {
        let view = PlusTextView()
        view.setDelegates(text: nil, scroll: context.coordinator)
        return view
    }
    func updateUIView(_ v: PlusTextView, context: Context) {}
}
