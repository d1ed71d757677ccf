import SwiftUI
import UIKit

struct Graph: UIViewRepresentable {
    var sample: (Int) -> Float
    let titleFor: (Int) -> String?

    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.progress = sample(0)
        bar.accessibilityLabel = titleFor(0)
    }
}
