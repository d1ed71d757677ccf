import SwiftUI

/// What the other platform's update reads does not count.
struct SpinnerView {
    var isSpinning: Bool
    var tint: Color // expect: property_not_synced
}

#if os(iOS)
import UIKit

extension SpinnerView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.color = UIColor(tint)
        return spinner
    }

    func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {
        isSpinning ? spinner.startAnimating() : spinner.stopAnimating()
    }
}
#elseif os(macOS)
import AppKit

extension SpinnerView: NSViewRepresentable {
    func makeNSView(context: Context) -> NSProgressIndicator {
        NSProgressIndicator()
    }

    func updateNSView(_ spinner: NSProgressIndicator, context: Context) {
        spinner.appearance = tint == .white ? NSAppearance(named: .darkAqua) : nil
        isSpinning ? spinner.startAnimation(nil) : spinner.stopAnimation(nil)
    }
}
#endif
