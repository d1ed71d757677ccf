import SwiftUI
import UIKit
import Combine
struct P: View {
    var text: Binding<String> = .constant("")
    var title: String = ""
    var onA: () -> Void = {}
    var onB: (Int) -> Void = { _ in }
    var body: some View { Button(title, action: onA) }
}
struct Item: Identifiable { let id: Int }
@MainActor final class S: ObservableObject { @Published var n = 0; func go() {} }
final class C: UIViewController {
    private var host: UIViewController?
    private var text = ""
    private let items = [Item(id: 1)]
    private let store = S()
    private var bag = Set<AnyCancellable>()
    override func viewDidLoad() {
        super.viewDidLoad()
        let root = P().environment(\.openURL, OpenURLAction { url in self.close(); return .handled }) // expect: hosting_root_retains_owner
        let host = UIHostingController(rootView: root)
        addChild(host)
        view.addSubview(host.view)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.didMove(toParent: self)
        self.host = host
    }
    private func close() {}
    private func pick(_ i: Int) {}
    private func load() async {}
    private func item(_ i: Item) -> String { "" }
    private static func log() {}
    private func heading() -> String { "" }
    private func row(_ i: Item) -> some View { Text("a") }
}
