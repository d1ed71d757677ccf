import SwiftUI
import UIKit

struct Reel1: UIViewRepresentable {
    func makeCoordinator() -> Driver { Driver() }
    func makeUIView(context: Context) -> UIScrollView { let s = UIScrollView(); s.delegate = context.coordinator; return s }
    func updateUIView(_ s: UIScrollView, context: Context) {}
    @MainActor final class Driver: NSObject, UIScrollViewDelegate {
        var y: CGFloat = 0
        func scrollViewDidScroll(scrollView: UIScrollView) { // expect: callback_near_miss
            y = scrollView.contentOffset.y
        }
    }
}
struct Sheet1: UIViewRepresentable {
    func makeCoordinator() -> Driver { Driver() }
    func makeUIView(context: Context) -> UITextView { let s = UITextView(); s.delegate = context.coordinator; return s }
    func updateUIView(_ s: UITextView, context: Context) {}
    @MainActor final class Driver: NSObject, UITextViewDelegate {
        var text = ""
        func textViewDidChange(textView: UITextView) { // expect: callback_near_miss
            text = textView.text
        }
    }
}
