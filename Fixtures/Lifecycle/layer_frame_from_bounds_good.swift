import AppKit
import AVFoundation
import SwiftUI
import UIKit

final class Casement: UIView {
    let pane = CAGradientLayer()

    override func layoutSubviews() {
        super.layoutSubviews()
        pane.frame = bounds
    }
}

struct CasementView: UIViewRepresentable {
    func makeUIView(context: Context) -> Casement {
        let casement = Casement()
        casement.layer.addSublayer(casement.pane)
        casement.pane.frame = casement.bounds
        return casement
    }

    func updateUIView(_ casement: Casement, context: Context) {
        casement.pane.frame = casement.bounds
    }
}

struct Projector: NSViewRepresentable {
    let film: AVPlayerLayer

    func makeNSView(context: Context) -> NSView {
        let screen = NSView()
        screen.layer = film
        film.frame = screen.bounds
        return screen
    }

    func updateNSView(_ screen: NSView, context: Context) {
        film.frame = screen.bounds
    }
}

struct Stretching: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView {
        let screen = NSView()
        let film = CALayer()
        film.frame = screen.bounds
        film.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        screen.layer?.addSublayer(film)
        return screen
    }

    func updateNSView(_ screen: NSView, context: Context) {
        screen.layer?.sublayers?.first?.frame = screen.bounds
    }
}

struct Watched: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let pool = UIView()
        let ripple = CAShapeLayer()
        pool.layer.addSublayer(ripple)
        ripple.frame = pool.bounds
        context.coordinator.observation = pool.observe(\.bounds) { pool, _ in ripple.frame = pool.bounds }
        return pool
    }

    func updateUIView(_ pool: UIView, context: Context) {
        pool.subviews.first?.layer.frame = .zero
    }

    @MainActor
    final class Coordinator {
        var observation: NSKeyValueObservation?
    }
}

final class Fountain: NSView {
    private let spray = CAEmitterLayer()

    override init(frame: NSRect) {
        super.init(frame: frame)
        wantsLayer = true
        layer?.addSublayer(spray)
        fit()
    }

    required init?(coder: NSCoder) { nil }

    private func fit() {
        spray.frame = bounds
    }

    override func setFrameSize(_ size: NSSize) {
        super.setFrameSize(size)
        fit()
    }
}

struct FountainView: NSViewRepresentable {
    func makeNSView(context: Context) -> Fountain { Fountain() }

    func updateNSView(_ fountain: Fountain, context: Context) {}
}
