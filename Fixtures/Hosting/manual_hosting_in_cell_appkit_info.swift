import AppKit
import SwiftUI

struct Leaf: View {
    var name = ""
    var body: some View { Text(name) }
}

final class LeafOutline: NSViewController, NSOutlineViewDelegate {
    private var controllers: [NSViewController] = []

    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
        makeLeaf(item)
    }

    private func makeLeaf(_ item: Any) -> NSView {
        let leaf = NSHostingController(rootView: Leaf(name: "\(item)")) // expect-info: manual_hosting_in_cell
        controllers.append(leaf)
        return leaf.view
    }
}

final class LeafTable: NSObject, NSTableViewDelegate {
    private let kind = NSUserInterfaceItemIdentifier("leaf")

    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
        let reused = tableView.makeView(withIdentifier: kind, owner: self) as? NSHostingView<Leaf>
        let leaf = reused ?? NSHostingView(rootView: Leaf())
        leaf.identifier = kind
        leaf.rootView = Leaf(name: "\(row)")
        return leaf
    }
}
