import SwiftTree
import Testing

@testable import InteropModel

@Suite("What hosts SwiftUI views")
struct HostTests {
    private static let controller = """
        final class BalanceController: UIViewController {
            private lazy var card = UIHostingController(rootView: Card())
            override func viewDidLoad() {
                let host = PlainHost(rootView: Card())
                embed(host, in: view)
                unrelated()
            }
            var footer: UIView { UIHostingController(rootView: Card()).view }
            func unrelated() { Ledger().post() }
        }
        final class PlainHost: UIHostingController<Card> {}
        final class Bystander: UIViewController {
            func nothing() {}
        }
        """
    private static let helper = """
        extension UIViewController {
            func embed(_ child: UIViewController, in container: UIView) {
                addChild(child)
                container.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        final class Ledger {
            func post() { commit() }
            func commit() {}
        }
        """

    private func subjects(_ sources: [(path: String, text: String)]) -> (Project, [Host]) {
        let project = ParsedProject.project(sources)
        return (project, project.hosts)
    }

    @Test("is the type whose code names a hosting controller, or a project's own class of one, and no other")
    func discovery() throws {
        let (project, hosts) = subjects([("Balance.swift", Self.controller), ("Helper.swift", Self.helper)])
        #expect(hosts.map { $0.type.map { project.table[$0].name } } == ["BalanceController"])
        let (_, functions) = subjects([
            ("One.swift", "func make() -> UIView { UIHostingController(rootView: Card()).view }\nfunc other() {}")
        ])
        #expect(functions.map(\.type) == [nil])
        #expect(functions.first?.methods.map(\.name) == ["make"])
    }

    @Test("its methods are followed into helpers that are given what is hosted, and nowhere else")
    func following() throws {
        let (_, hosts) = subjects([("Balance.swift", Self.controller), ("Helper.swift", Self.helper)])
        let method = try #require(hosts.first?.methods.first { $0.name == "viewDidLoad" })
        let calls = method.path.calls.map(\.call)
        let made = try #require(calls.first { $0.constructed?.typeID != nil }?.result.place)
        let added = try #require(calls.first { $0.name == "addChild" })
        #expect(added.receiver?.place == Place(.owner))
        #expect(added.arguments.first?.value.place == made)
        let subview = try #require(calls.first { $0.name == "addSubview" })
        #expect(subview.receiver?.place == Place(.owner, ["view"]))
        #expect(subview.arguments.first?.value.place == made.appending("view"))
        #expect(!calls.contains { $0.name == "post" })
        #expect(hosts.first?.methods.contains { $0.name == "unrelated" } == false)
    }

    @Test("initial values and accessors are walked, too")
    func initialValues() throws {
        let (_, hosts) = subjects([("Balance.swift", Self.controller)])
        let host = try #require(hosts.first)
        #expect(host.initial.writes.map(\.write.place) == [Place(.owner, ["card"])])
        let footer = try #require(host.methods.first { $0.name == "footer" })
        #expect(footer.function == nil)
        #expect(footer.path.result.place?.last == "view")
    }

    @Test("asks for the file of a helper that is given the hosted controller, and for no other")
    func missing() throws {
        let (_, hosts) = subjects([("Balance.swift", Self.controller)])
        let missing = try #require(hosts.first?.missing)
        #expect(missing.contains(.global("embed")))
        #expect(missing.contains { if case .member("embed", let owners) = $0 { owners.contains("UIViewController") } else { false } })
        #expect(!missing.contains(.global("post")))
        #expect(!missing.contains(.type("Ledger")))
    }
}
