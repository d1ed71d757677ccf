import AVFoundation
import SwiftUI
import UIKit
import WebKit

struct ReaderPane: UIViewRepresentable {
    private let page: WKWebView = { // expect: view_stored_in_representable
        let page = WKWebView()
        page.allowsLinkPreview = false
        return page
    }()

    func makeUIView(context: Context) -> WKWebView { page }

    func updateUIView(_ page: WKWebView, context: Context) {}
}

struct TrackBar: UIViewRepresentable {
    let player: AVPlayer // expect: view_stored_in_representable
    private var bar: UIProgressView // expect: view_stored_in_representable

    init(address: URL) {
        player = AVPlayer(url: address)
        let bar = Self.makeBar()
        self.bar = bar
    }

    private static func makeBar() -> UIProgressView {
        let bar = UIProgressView()
        bar.progress = 0
        return bar
    }

    func makeUIView(context: Context) -> UIStackView {
        UIStackView(arrangedSubviews: [bar])
    }

    func updateUIView(_ stack: UIStackView, context: Context) {
        stack.isHidden = player.rate == 0
    }
}

/// Another library's class, known because make returns it.
struct PulseRing: UIViewRepresentable {
    let ring = PulseAnimationView() // expect: view_stored_in_representable

    func makeUIView(context: Context) -> PulseAnimationView { ring }

    func updateUIView(_ ring: PulseAnimationView, context: Context) {}
}

/// The class of the project that brings the view along.
struct ScoreSheet: UIViewRepresentable {
    private let notation = Notation() // expect: view_stored_in_representable

    func makeUIView(context: Context) -> UIView { notation.sheet }

    func updateUIView(_ sheet: UIView, context: Context) {}
}

@MainActor
final class Notation {
    let sheet = UIView()
}

/// One view for all.
struct OneBoard: UIViewControllerRepresentable {
    static let shared = BoardController() // expect: view_stored_in_representable

    func makeUIViewController(context: Context) -> BoardController { Self.shared }

    func updateUIViewController(_ board: BoardController, context: Context) {}
}

final class BoardController: UIViewController {}

/// A recognizer that is made with the struct.
struct KnockGesture: UIGestureRecognizerRepresentable {
    private let knock = UITapGestureRecognizer() // expect: view_stored_in_representable

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { knock }
}
