import SwiftUI
import UIKit

struct LoudView: UIViewRepresentable {
    func makeCoordinator() -> Metronome { Metronome() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.begin()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Metronome) { coordinator.end() }
}

struct QuietView: UIViewRepresentable {
    func makeCoordinator() -> Metronome { .init() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.begin()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

/// Never starts it.
struct SilentView: UIViewRepresentable {
    func makeCoordinator() -> Metronome { Metronome() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {}
}
