import SwiftUI
import UIKit
import WebKit

/// An interaction's delegate is weak, and so is a table's data source.
struct DropShelf: UIViewRepresentable {
    let names: [String]

    func makeUIView(context: Context) -> UITableView {
        let shelf = UITableView()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: shelf) { _, _, _ in nil } // expect: transient_coordinator
        shelf.dataSource = source
        let receiver = CrateReceiver() // expect: transient_coordinator
        shelf.addInteraction(UIDropInteraction(delegate: receiver))
        shelf.addInteraction(UIContextMenuInteraction(delegate: Self.makeMenu()))
        return shelf
    }

    private static func makeMenu() -> CrateReceiver {
        CrateReceiver() // expect: transient_coordinator
    }

    func updateUIView(_ shelf: UITableView, context: Context) {
        shelf.isHidden = names.isEmpty
    }
}

@MainActor
final class CrateReceiver: NSObject, UIDropInteractionDelegate, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

/// In the struct's own initializer, and in a callback.
struct HarborPage: UIViewRepresentable {
    let page: WKWebView

    init(page: WKWebView) {
        self.page = page
        page.navigationDelegate = makeCoordinator() // expect: transient_coordinator
    }

    func makeCoordinator() -> Pilot { Pilot() }

    func makeUIView(context: Context) -> WKWebView {
        page.uiDelegate = context.coordinator
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {}
}

@MainActor
final class Pilot: NSObject, WKNavigationDelegate, WKUIDelegate {
    private var count = 0

    func webViewDidClose(_ page: WKWebView) {
        count += 1
        page.navigationDelegate = Pilot() // expect: transient_coordinator
    }
}
