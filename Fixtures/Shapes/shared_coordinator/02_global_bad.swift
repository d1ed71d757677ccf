import SwiftUI
import AppKit

@MainActor let sharedDriver = ConsoleDriver()

@MainActor final class ConsoleDriver: NSObject, NSTextViewDelegate {
    weak var console: NSTextView?
    func attach(_ view: NSTextView) { console = view; view.delegate = self }
}
struct Console: NSViewRepresentable {
    func makeCoordinator() -> ConsoleDriver { return sharedDriver } // expect: shared_coordinator
    func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView()
        context.coordinator.attach(view)
        return view
    }
    func updateNSView(_ v: NSTextView, context: Context) {}
}
