import SwiftUI
import UIKit

struct Bar2: UIViewRepresentable {
    var value: Float
    var isAnimated: Bool
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.setProgress(value, animated: isAnimated)
        bar.setProgress(value, animated: false)
    }
}
