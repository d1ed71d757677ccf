import AppKit
import SwiftUI

struct Divider2: NSViewRepresentable {
    var thickness: CGFloat

    func makeNSView(context: Context) -> NSBox {
        let box = NSBox()
        box.boxType = .separator
        box.translatesAutoresizingMaskIntoConstraints = false // expect-info: geometry_mutation
        return box
    }

    func updateNSView(_ box: NSBox, context: Context) {
        box.borderWidth = thickness
    }
}
