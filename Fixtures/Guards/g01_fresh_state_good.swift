import SwiftUI
import UIKit

struct Roster: UIViewRepresentable {
    var names: [String]
    var isActive: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        let keeper = context.coordinator
        let changed = keeper.names != names
        keeper.names = names
        if changed { table.reloadData() }
        if keeper.caption != names.first {
            keeper.caption = names.first
            keeper.needsScroll = true
        }
        if keeper.needsScroll {
            keeper.needsScroll = false
            table.scrollToRow(at: [0, 0], at: .top, animated: false)
        }
        let becameActive = isActive && !keeper.wasActive
        keeper.wasActive = isActive
        guard becameActive else { return }
        table.becomeFirstResponder()
    }

    @MainActor
    final class Coordinator: NSObject {
        var names: [String] = []
        var caption: String?
        var needsScroll = false
        var wasActive = false
    }
}

final class ReadyBox: UIView {
    let editor = UITextView()
    var isReady = false {
        didSet {
            guard isReady, !oldValue else { return }
            editor.becomeFirstResponder()
        }
    }
}

struct ReadyPane: UIViewRepresentable {
    var isReady: Bool
    func makeUIView(context: Context) -> ReadyBox { ReadyBox() }
    func updateUIView(_ box: ReadyBox, context: Context) { box.isReady = isReady }
}
