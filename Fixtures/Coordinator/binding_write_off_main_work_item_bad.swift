import AppKit
import SwiftUI

struct LineCounter: NSViewRepresentable {
    let file: URL
    @Binding var lines: Int
    func makeCoordinator() -> Coordinator { Coordinator(lines: $lines) }

    func makeNSView(context: Context) -> NSView {
        context.coordinator.count(file)
        return NSView()
    }

    func updateNSView(_ view: NSView, context: Context) {}

    final class Coordinator { // expect: coordinator_not_main_actor
        private let lines: Binding<Int>
        init(lines: Binding<Int>) { self.lines = lines }

        func count(_ file: URL) {
            let item = DispatchWorkItem { [lines] in
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                lines.wrappedValue = text.split(separator: "\n").count // expect: binding_write_off_main
            }
            DispatchQueue.global(qos: .utility).async(execute: item)
        }
    }
}
