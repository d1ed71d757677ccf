import SwiftUI

struct Meter {
    var level: Float
    var tint: Color // expect: property_not_synced
}

#if os(macOS)
extension Meter: NSViewRepresentable {
    func makeNSView(context: Context) -> NSProgressIndicator {
        let bar = NSProgressIndicator()
        bar.isIndeterminate = false
        return bar
    }

    func updateNSView(_ bar: NSProgressIndicator, context: Context) {
        bar.doubleValue = Double(level)
        bar.layer?.backgroundColor = NSColor(tint).cgColor
    }
}
#else
extension Meter: UIViewRepresentable {
    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView()
        bar.progressTintColor = UIColor(tint)
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.progress = level
    }
}
#endif
