import SwiftUI
import UIKit

extension UIProgressView {
    func show(_ value: Float) {
        setProgress(value, animated: true) // expect-info: ignores_transaction
    }
}

struct Bar: UIViewRepresentable {
    var value: Float
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ bar: UIProgressView, context: Context) { bar.show(value) }
}
