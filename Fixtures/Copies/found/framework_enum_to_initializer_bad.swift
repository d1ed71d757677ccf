import SwiftUI
import UIKit

struct Spinner: UIViewRepresentable {
    var style: UIActivityIndicatorView.Style // expect: property_not_synced
    var isSpinning: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }

    func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {
        if isSpinning { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
}

struct Glass: UIViewRepresentable {
    let style: UIBlurEffect.Style // expect: property_not_synced

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }

    func updateUIView(_ glass: UIVisualEffectView, context: Context) {}
}
