import SwiftUI
import UIKit

/// What the coordinator keeps is read while the view is made, and by nothing later.
struct MeterScale: UIViewRepresentable {
    var marks: [Int]
    var level: Float

    func makeCoordinator() -> Coordinator {
        Coordinator(marks: marks)
    }

    func makeUIView(context: Context) -> UIProgressView {
        let scale = UIProgressView()
        context.coordinator.draw(on: scale)
        return scale
    }

    func updateUIView(_ scale: UIProgressView, context: Context) {
        scale.progress = level
        scale.accessibilityHint = marks.map(String.init).joined(separator: ", ")
    }

    @MainActor
    final class Coordinator: NSObject {
        private let marks: [Int]

        init(marks: [Int]) {
            self.marks = marks
        }

        func draw(on scale: UIProgressView) {
            scale.accessibilityHint = marks.map(String.init).joined(separator: ", ")
        }
    }
}
