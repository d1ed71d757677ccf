import SwiftUI
import AppKit

struct TickerLabel: NSViewRepresentable {
    var headline: String

    func makeNSView(context: Context) -> NSTextField {
        NSTextField(wrappingLabelWithString: headline)
    }

    func updateNSView(_ nsView: NSTextField, context: Context) {
        nsView.stringValue = headline
    }

    @available(macOS 13.0, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: NSTextField, context: Context) -> CGSize? { // expect: lifecycle_signature_mismatch
        CGSize(width: proposal.width ?? 120, height: 20)
    }
}
