import AppKit
import SwiftUI

struct CommandLine: NSViewRepresentable {
    var isActive: Bool
    var prompt: String

    func makeNSView(context: Context) -> NSTextField {
        NSTextField()
    }

    func updateNSView(_ line: NSTextField, context: Context) {
        line.placeholderString = prompt
        guard isActive else { return }
        DispatchQueue.main.async { [weak line] in
            guard let line, let window = line.window else { return }
            window.makeFirstResponder(line) // expect: unguarded_update_write
        }
    }
}
