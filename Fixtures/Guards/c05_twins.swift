import SwiftUI

#if os(macOS)
import AppKit

struct HandleField: NSViewRepresentable {
    @Binding var handle: String

    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        if field.stringValue != handle { field.stringValue = handle }
    }
}
#elseif os(iOS)
import UIKit

struct HandleField: UIViewRepresentable {
    @Binding var handle: String

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
        field.text = handle // expect: unguarded_update_write
    }
}
#endif
