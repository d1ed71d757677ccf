import SwiftUI
import AppKit

struct SegmentStrip: NSViewRepresentable {
    final class Coordinator: NSObject { @objc func pick(_ sender: NSSegmentedControl) {} }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSSegmentedControl {
        let strip = NSSegmentedControl()
        strip.target = self as AnyObject // expect: value_type_target
        strip.action = #selector(Coordinator.pick(_:))
        return strip
    }
    func updateNSView(_ nsView: NSSegmentedControl, context: Context) {}
}
