import SwiftUI
import UIKit

struct Keypad: View {
    var title = ""
    var press: (Int) -> Void
    var onClose: (() -> Void)?
    var body: some View { Button(title) { press(1) } }
}

/// A lazy property; a nested builder is kept, and the action in it is part of it.
final class DialController: UIViewController {
    private var numbers = [1, 2, 3]
    private lazy var pad = UIHostingController(
        rootView: VStack {
            Text(self.heading)
            ForEach(numbers, id: \.self) { number in // expect: hosting_root_retains_owner
                Button("\(number)") { self.dial(number) }
            }
        })

    private var heading: String { "Dial" }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pad)
        view.addSubview(pad.view)
        pad.didMove(toParent: self)
    }

    private func dial(_ number: Int) { numbers.append(number) }
}

/// Set later, through the stored host; made before, and given by its name.
final class LockController: UIViewController {
    private let host = UIHostingController(rootView: Keypad(press: { _ in }))

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    func lock() {
        let close = { self.view.isHidden = true } // expect: hosting_root_retains_owner
        var keys = Keypad(press: enter) // expect: hosting_root_retains_owner
        keys.title = "Code"
        keys.onClose = close
        host.rootView = keys
    }

    private func enter(_ digit: Int) { title = "\(digit)" }
}

/// Only the inner closure is weak: the builder around it keeps the controller.
final class TagController: UIViewController {
    var tags: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(
            rootView: List(tags, id: \.self) { tag in
                Button(tag) { [weak self] in // expect: hosting_root_retains_owner
                    self?.pick(tag)
                }
            })
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    private func pick(_ tag: String) { title = tag }
}

/// A cell that keeps its host.
final class PollCell: UITableViewCell {
    private var host: UIHostingController<AnyView>?
    private var votes = 0

    func show(_ question: String) {
        let content = Button(question) { self.votes += 1 } // expect: hosting_root_retains_owner
            .padding()
        let host = UIHostingController(rootView: AnyView(content)) // expect: manual_hosting_in_cell
        contentView.addSubview(host.view)
        self.host = host
    }
}

/// The table keeps the cell, and the controller keeps the table.
final class ChoreController: UITableViewController {
    var chores: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chores.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
        let chore = chores[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration {
            Text(chore).swipeActions {
                Button("Done") { self.finish(chore) } // expect: hosting_root_retains_owner
            }
        }
        return cell
    }

    private func finish(_ chore: String) { chores.removeAll { $0 == chore } }
}

/// The owner by another name, in a helper that adds the host to it.
final class ReviewController: UIViewController {
    func close() { dismiss(animated: true) }
}

func addKeypad(to owner: ReviewController) {
    let host = UIHostingController(rootView: Keypad(press: { _ in }, onClose: owner.close)) // expect: hosting_root_retains_owner
    owner.addChild(host)
    owner.view.addSubview(host.view)
    host.didMove(toParent: owner)
}

/// The coordinator keeps the host.
struct FloatingKeys: UIViewRepresentable {
    func makeCoordinator() -> Keys { Keys() }

    func makeUIView(context: Context) -> UIView {
        let keys = context.coordinator
        let host = UIHostingController(rootView: Keypad(press: { keys.sum += $0 })) // expect: hosting_root_retains_owner
        keys.host = host
        return host.view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Keys {
        var sum = 0
        var host: UIHostingController<Keypad>?
    }
}

/// A hosting controller of its own class keeps its root view.
final class KeypadScreen: UIHostingController<Keypad> {
    init() {
        super.init(rootView: Keypad(press: { _ in }))
        rootView.onClose = { self.dismiss(animated: true) } // expect: hosting_root_retains_owner
    }

    @MainActor required dynamic init?(coder: NSCoder) { nil }
}
