import AppKit
import SwiftUI

struct ExportSheet: NSViewControllerRepresentable {
    @Binding var isExporting: Bool

    func makeNSViewController(context: Context) -> NSViewController { NSViewController() }

    func updateNSViewController(_ host: NSViewController, context: Context) {
        guard let window = host.view.window else { return }
        if isExporting {
            let panel = NSSavePanel()
            panel.beginSheetModal(for: window) { _ in // expect: registration_in_update
                isExporting = false
            }
        }
    }
}
