import SwiftUI
import UIKit

struct Gauge2: UIViewRepresentable {
    @Binding var level: Float
    @Binding var marks: [Float]

    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        var level = self.level
        level = min(level, 1)
        bar.progress = level
        var marks = marks
        marks.append(level)
        apply(level: level, to: bar)
    }

    private func apply(level: Float, to bar: UIProgressView) {
        var copy = level
        copy += 0.1
        bar.setProgress(copy, animated: false)
    }
}
