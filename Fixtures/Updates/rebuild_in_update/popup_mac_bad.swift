import AppKit
import SwiftUI

struct FontPopUp: NSViewRepresentable {
    var families: [String]
    @Binding var family: String

    func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton(frame: .zero, pullsDown: false) }

    func updateNSView(_ popup: NSPopUpButton, context: Context) {
        popup.removeAllItems() // expect: rebuild_in_update
        popup.addItems(withTitles: families)
        popup.selectItem(withTitle: family) // expect: unguarded_update_write
    }
}
