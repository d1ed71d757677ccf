import AppKit
import SwiftUI

struct Spectrum: NSViewRepresentable {
    var bands: [CGFloat]

    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        view.wantsLayer = true
        return view
    }

    func updateNSView(_ view: NSView, context: Context) {
        view.layer?.sublayers = nil // expect: rebuild_in_update
        for (i, band) in bands.enumerated() {
            let bar = CALayer()
            bar.frame = CGRect(x: CGFloat(i) * 4, y: 0, width: 3, height: band)
            view.layer?.addSublayer(bar)
        }
    }
}
