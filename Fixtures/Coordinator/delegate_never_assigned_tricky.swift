import SwiftUI
import UIKit
import WebKit

/// Its text view's delegate is its scroll view's, too; a recognizer's is another.
struct Scribble: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextView {
        let text = UITextView()
        text.delegate = context.coordinator
        return text
    }
    func updateUIView(_ text: UITextView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate, UIGestureRecognizerDelegate { // expect: delegate_never_assigned
        var offset = CGPoint.zero
        func scrollViewDidScroll(_ scroll: UIScrollView) { offset = scroll.contentOffset }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { offset == .zero }
    }
}

/// Assigned by a method of the coordinator, in a closure that is kept.
struct Board: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        context.coordinator.attach(to: scroll)
        return scroll
    }
    func updateUIView(_ scroll: UIScrollView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        var onReady: (() -> Void)?
        func attach(to scroll: UIScrollView) {
            onReady = { [unowned self] in scroll.delegate = self }
        }
        func viewForZooming(in scroll: UIScrollView) -> UIView? { scroll.subviews.first }
    }
}

/// The navigation delegate is set, the other one is not.
struct Reader: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.navigationDelegate = context.coordinator
        return page
    }
    func updateUIView(_ page: WKWebView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject,
        WKNavigationDelegate,
        WKUIDelegate // expect: delegate_never_assigned
    {
        var loads = 0
        func webView(_ page: WKWebView, didFinish navigation: WKNavigation!) { loads += 1 }
        func webViewDidClose(_ page: WKWebView) { loads = 0 }
    }
}

/// Handed to what is not known.
struct Kiosk: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        KioskKit.wire(scroll, to: context.coordinator)
        return scroll
    }
    func updateUIView(_ scroll: UIScrollView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scroll: UIScrollView) { count += 1 }
    }
}

/// A class of the project keeps it, and makes it the delegate when it is laid out.
struct Shelf: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> ShelfView {
        let shelf = ShelfView()
        shelf.watcher = context.coordinator
        return shelf
    }
    func updateUIView(_ shelf: ShelfView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scroll: UIScrollView) { count += 1 }
    }
}

final class ShelfView: UIView {
    weak var watcher: UIScrollViewDelegate?
    let scroll = UIScrollView()

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.delegate = watcher
    }
}

/// A class of the project keeps it for something else.
struct Rack: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> RackView {
        let rack = RackView()
        rack.owner = context.coordinator
        return rack
    }
    func updateUIView(_ rack: RackView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate { // expect: delegate_never_assigned
        var count = 0
        func scrollViewDidScroll(_ scroll: UIScrollView) { count += 1 }
    }
}

final class RackView: UIScrollView {
    weak var owner: NSObject?
}

/// None of the callbacks is there.
struct Tray: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        var count = 0
        func add() { count += 1 }
    }
}
