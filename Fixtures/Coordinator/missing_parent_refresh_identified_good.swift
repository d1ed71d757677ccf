import SwiftUI
import UIKit

/// Every use has an identity of its own, so that a new value makes a new coordinator.
struct LessonPad: UIViewRepresentable {
    var lesson: Int
    var onDone: (Int) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIButton {
        let pad = UIButton(type: .system)
        pad.addTarget(context.coordinator, action: #selector(Coordinator.done), for: .touchUpInside)
        return pad
    }

    func updateUIView(_ pad: UIButton, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        let parent: LessonPad
        init(_ parent: LessonPad) { self.parent = parent }
        @objc func done() { parent.onDone(parent.lesson) }
    }
}

struct LessonPage: View {
    let lesson: Int
    let onDone: (Int) -> Void

    var body: some View {
        LessonPad(lesson: lesson, onDone: onDone).id(lesson)
    }
}
