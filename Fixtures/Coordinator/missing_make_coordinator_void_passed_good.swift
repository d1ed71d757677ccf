import AppKit
import SwiftUI

struct Meters: NSViewRepresentable {
    let level: Double

    func makeNSView(context: Context) -> NSLevelIndicator { NSLevelIndicator() }

    func updateNSView(_ view: NSLevelIndicator, context: Context) {
        if level < 0 {
            Self.dismantleNSView(view, coordinator: context.coordinator)
        } else {
            view.doubleValue = level
        }
    }

    static func dismantleNSView(_ view: NSLevelIndicator, coordinator: ()) { view.doubleValue = 0 }
}
