import SwiftUI
import UIKit

struct Bar4: UIViewRepresentable {
    var value: Float
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ bar: UIProgressView, context: Context) {
        apply(bar, transaction: context.transaction)
    }
    private func apply(_ bar: UIProgressView, transaction: Transaction) {
        if transaction.disablesAnimations {
            bar.progress = value
        } else {
            bar.setProgress(value, animated: true)
        }
    }
}
