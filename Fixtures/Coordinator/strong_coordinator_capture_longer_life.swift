import AppKit
import SwiftUI

final class Pad: NSView {
    var onPress: (() -> Void)?
    override func mouseDown(with event: NSEvent) { onPress?() }
}

struct PadPane: NSViewRepresentable {
    @Binding var presses: Int

    func makeCoordinator() -> Coordinator { Coordinator(presses: $presses) }

    func makeNSView(context: Context) -> Pad {
        let pad = Pad()
        // The pad is kept by SwiftUI alone.
        pad.onPress = { context.coordinator.press() } // expect-info: strong_coordinator_capture
        context.coordinator.pad = pad
        return pad
    }

    func updateNSView(_ pad: Pad, context: Context) {}

    @MainActor
    final class Coordinator {
        weak var pad: Pad?
        private let presses: Binding<Int>

        init(presses: Binding<Int>) { self.presses = presses }

        func press() { presses.wrappedValue += 1 }
    }
}
