import AppKit
import SwiftUI

struct LensPicker: NSViewRepresentable {
    var lenses: [String]

    func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }

    func updateNSView(_ popup: NSPopUpButton, context: Context) {
        if popup.itemTitles != lenses {
            popup.removeAllItems()
            popup.addItems(withTitles: lenses)
        }
    }
}
