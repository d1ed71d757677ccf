import AppKit
import SwiftUI

struct StatusLine: NSViewRepresentable {
    var status: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSStackView {
        let label = NSTextField(labelWithString: status)
        context.coordinator.label = label
        return NSStackView(views: [NSProgressIndicator(), label])
    }

    func updateNSView(_ stack: NSStackView, context: Context) {
        context.coordinator.label?.stringValue = status
    }

    @MainActor
    final class Coordinator: NSObject {
        weak var label: NSTextField?
    }
}
