import SwiftUI
import UIKit

struct LiveScroll: UIViewRepresentable {
    var isLive: Bool
    var isPaused: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ view: UIScrollView, context: Context) {
        if isPaused {
            detach(view)
        } else if isLive {
            attach(view, context.coordinator)
        }
    }

    private func attach(_ view: UIScrollView, _ coordinator: Coordinator) { view.delegate = coordinator }

    private func detach(_ view: UIScrollView) { view.delegate = nil }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
}

struct LiveText: UIViewRepresentable {
    var isLive: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        let owner: UITextViewDelegate? = isLive ? context.coordinator : nil
        view.delegate = owner
        view.textDropDelegate = switch isLive {
        case true: context.coordinator
        case false: nil
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate, UITextDropDelegate {
        func textViewDidChange(_ textView: UITextView) {}
    }
}
