import AVKit
import MapKit
import SwiftUI
import UIKit
import WebKit

/// Asked for, applied elsewhere too, or compared as one key.
struct Board: UIViewRepresentable {
    var lines: [String]
    var ink: UIColor
    var spacing: CGFloat
    var isRaised: Bool
    var onTap: () -> Void
    let ruler: Ruler
    let margin: CGFloat = 4

    func makeUIView(context: Context) -> BoardView { BoardView() }

    func updateUIView(_ view: BoardView, context: Context) {
        let key = Key(lines: lines, ink: ink)
        if context.coordinator.key != key {
            context.coordinator.key = key
            view.draw(lines, ink)
        }
        if view.spacing != spacing || view.lines != lines {
            view.lines = lines
            view.spacing = spacing
            view.onTap = onTap
            view.ruler = ruler
            view.inset = margin
            view.layer.shadowOpacity = isRaised ? 1 : 0
        }
        view.layer.shadowOpacity = isRaised ? 1 : 0
    }

    func makeCoordinator() -> Keeper { Keeper() }

    struct Key: Equatable {
        var lines: [String]
        var ink: UIColor
    }

    @MainActor
    final class Keeper {
        var key: Key?
    }
}

final class Ruler {}

final class BoardView: UIView {
    var lines: [String] = []
    var spacing: CGFloat = 0
    var inset: CGFloat = 0
    var onTap: () -> Void = {}
    var ruler: Ruler?

    func draw(_ lines: [String], _ ink: UIColor) {
        self.lines = lines
        backgroundColor = ink
    }
}

/// A version stands for the rest; a command says how it is done; a flag keeps the person's own typing.
struct Feed: UIViewRepresentable {
    var revision: Int
    var entries: [String]
    var target: CGPoint
    var jump: Int
    var isSmooth: Bool
    var draft: String
    var ink: UIColor

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if context.coordinator.revision != revision {
            context.coordinator.revision = revision
            view.accessibilityValue = entries.joined()
        }
        if context.coordinator.jump != jump {
            context.coordinator.jump = jump
            view.setContentOffset(target, animated: isSmooth)
        }
        if !view.isFirstResponder {
            view.text = draft
            view.textColor = ink
        }
    }

    func makeCoordinator() -> Keeper { Keeper() }

    @MainActor
    final class Keeper {
        var revision = 0
        var jump = 0
    }
}

/// What is made once is brought up to date afterwards; the first one is meant to stay.
struct Stage: UIViewRepresentable {
    var caption: String
    var initialScale: CGFloat
    var address: URL

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        if context.coordinator.label == nil {
            let label = UILabel()
            label.text = caption
            label.contentScaleFactor = initialScale
            view.addSubview(label)
            context.coordinator.label = label
        }
        context.coordinator.label?.text = caption
        if context.coordinator.browser?.url != address {
            context.coordinator.browser?.load(URLRequest(url: address))
        }
    }

    func makeCoordinator() -> Keeper { Keeper() }

    @MainActor
    final class Keeper {
        var label: UILabel?
        var browser: WKWebView?
    }
}

/// The whole representable is compared, and each of two inputs has a condition of its own.
struct Dial: UIViewRepresentable, Equatable {
    var value: Double
    var ticks: Int
    var face: UIColor

    func makeUIView(context: Context) -> UISlider { UISlider() }

    func updateUIView(_ slider: UISlider, context: Context) {
        if context.coordinator.shown != self {
            context.coordinator.shown = self
            slider.maximumValue = Float(ticks)
            slider.backgroundColor = face
        }
        if slider.value != Float(value) {
            slider.value = Float(value)
            slider.accessibilityValue = "\(value) of \(ticks)"
        }
    }

    func makeCoordinator() -> Keeper { Keeper() }

    @MainActor
    final class Keeper {
        var shown: Dial?
    }
}
