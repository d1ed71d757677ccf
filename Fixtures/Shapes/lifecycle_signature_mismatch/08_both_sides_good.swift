import SwiftUI
#if os(macOS)
import AppKit
typealias NativeRepresentable = NSViewRepresentable
typealias NativeSpinner = NSProgressIndicator
#else
import UIKit
typealias NativeRepresentable = UIViewRepresentable
typealias NativeSpinner = UIActivityIndicatorView
#endif

struct BusyWheel: NativeRepresentable {
    let isBusy: Bool

    #if os(macOS)
    func makeNSView(context: Context) -> NativeSpinner {
        let wheel = NSProgressIndicator()
        wheel.style = .spinning
        return wheel
    }
    func updateNSView(_ wheel: NativeSpinner, context: Context) {
        if isBusy { wheel.startAnimation(nil) } else { wheel.stopAnimation(nil) }
    }
    static func dismantleNSView(_ nsView: NativeSpinner, coordinator: ()) {
        nsView.stopAnimation(nil)
    }
    #else
    func makeUIView(context: Context) -> NativeSpinner { UIActivityIndicatorView(style: .medium) }
    func updateUIView(_ wheel: NativeSpinner, context: Context) {
        if isBusy { wheel.startAnimating() } else { wheel.stopAnimating() }
    }
    static func dismantleUIView(_ uiView: NativeSpinner, coordinator: Void) {
        uiView.stopAnimating()
    }
    #endif
}
