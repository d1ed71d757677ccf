import SwiftTree
import Testing

@testable import InteropModel

@Suite("Who keeps whom alive")
struct StrongCaptureTests {
    private func project(_ make: String, coordinator: String, dismantle: String = "", other: String = "") throws -> (Project, String) {
        let text = """
            final class Knob: UIControl {
                var onTurn: (() -> Void)?
                let face = UIImageView()
            }
            struct Sample: UIViewRepresentable {
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> Knob {
                    let knob = Knob()
                    \(make)
                    return knob
                }
                func updateUIView(_ knob: Knob, context: Context) {}
                \(dismantle.isEmpty ? "" : "static func dismantleUIView(_ knob: Knob, coordinator: Coordinator) { \(dismantle) }")
                final class Coordinator: NSObject {
                    \(coordinator)
                    func go() {}
                }
            }
            \(other)
            """
        return (ParsedProject.project([(path: "Sample.swift", text: text)]), text)
    }

    private func entries(_ make: String, coordinator: String = "var knob: Knob?", dismantle: String = "") throws -> [StrongCaptures.Entry] {
        let (project, _) = try project(make, coordinator: coordinator, dismantle: dismantle)
        let representable = try #require(project.representables.first)
        let paths = try #require(project.paths.first)
        return StrongCaptures(table: project.table, representable: representable, paths: paths).entries
    }

    @Test(
        "a handler of a view that the coordinator keeps is a cycle; of one that it only knows, a longer life",
        arguments: [
            ("var knob: Knob?", StrongCaptures.Weight.cycle), ("weak var knob: Knob?", .longerLife),
            ("unowned var knob: Knob", .longerLife),
        ])
    func strength(property: String, weight: StrongCaptures.Weight) throws {
        let found = try entries("context.coordinator.knob = knob; knob.onTurn = { context.coordinator.go() }", coordinator: property)
        #expect(found.map(\.weight) == [weight])
        #expect(found.first?.captured.name == "context")
    }

    @Test(
        "what is captured",
        arguments: [
            ("knob.onTurn = { [weak knob] in knob?.isHidden = true }", [String]()),
            ("knob.onTurn = { knob.isHidden = true }", ["knob"]),
            ("let other = knob; knob.onTurn = { other.isHidden = true }", ["other"]),
            ("weak var other = knob; knob.onTurn = { other?.isHidden = true }", []),
            ("knob.onTurn = { later { [weak knob] in knob?.isHidden = true } }", ["knob"]),
            ("knob.onTurn = { [weak knob] in later { knob?.isHidden = true } }", []),
            ("knob.onTurn = { [weak knob] in guard let knob else { return }; knob.isHidden = true }", []),
            ("knob.onTurn = { if let knob = knob { knob.isHidden = true } }", ["knob"]),
            ("func hide() { knob.isHidden = true }; knob.onTurn = { hide() }", ["knob"]),
            ("func hide() { knob.isHidden = true }; knob.onTurn = hide", ["knob"]),
            ("let hide = { knob.isHidden = true }; knob.onTurn = { hide() }", ["knob"]),
            ("let face = knob.face; knob.onTurn = { face.isHidden = true }", []),
            ("knob.face.image = nil; knob.addAction(UIAction { _ in knob.isHidden = true }, for: .touchUpInside)", ["knob"]),
        ])
    func captures(make: String, names: [String]) throws {
        #expect(try entries(make).map(\.captured.name) == names, "\(make)")
    }

    @Test(
        "dismantle, the closure itself, and whoever empties the property let go",
        arguments: [
            ("knob.onTurn = { context.coordinator.go() }", "coordinator.knob = nil"),
            ("knob.onTurn = { context.coordinator.go() }", "knob.onTurn = nil"),
            ("knob.onTurn = { context.coordinator.go(); context.coordinator.knob = nil }", ""),
            ("knob.onTurn = { context.coordinator.go() }; knob.onTurn = nil", ""),
        ])
    func releases(make: String, dismantle: String) throws {
        #expect(try entries("context.coordinator.knob = knob; \(make)", dismantle: dismantle).isEmpty)
    }

    @Test("the clean-up in a deinit is the capture's affair where the capture keeps it from running, and else the start's")
    func precedence() throws {
        for (closure, count) in [("{ _ in context.coordinator.go() }", 0), ("{ [weak c = context.coordinator] _ in c?.go() }", 0)] {
            let (project, _) = try project(
                "context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) \(closure)",
                coordinator: "var timer: Timer?; deinit { timer?.invalidate() }")
            let paths = try #require(project.paths.first)
            let representable = try #require(project.representables.first)
            #expect(UnendedStarts(table: project.table, representable: representable, paths: paths).entries.count == count)
        }
        let kept = try entries(
            "context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in context.coordinator.go() }",
            coordinator: "var timer: Timer?; deinit { timer?.invalidate() }")
        #expect(kept.map(\.weight) == [.cycle])
    }

    @Test(
        "a closure is rewritten where every use is the base of a statement",
        arguments: [
            ("{ knob.sendActions(for: .allEvents) }", "knob", true), ("{ knob.alpha = 0 }", "knob", true),
            ("{ if isOn { knob.alpha = 0 } }", "knob", true), ("{ print(knob) }", "knob", false),
            ("{ let size = knob.frame; print(size) }", "knob", false), ("{ knob.alpha = knob.alpha / 2 }", "knob", false),
            ("{ context.coordinator.go() }", "context", true),
            ("{ context.coordinator.go(); print(context.environment) }", "context", false),
            ("{ let coordinator = 1; context.coordinator.go(coordinator) }", "context", false),
            ("{ [isOn] in knob.alpha = 0 }", "knob", false),
        ])
    func rewriting(text: String, name: String, isPossible: Bool) throws {
        let file = try #require(ParsedProject.files([(path: "A.swift", text: "let a: () -> Void = \(text)")]).first)
        guard case .closure(let closure) = file.members.properties.first?.initialValue?.kind else {
            Issue.record("no closure in \(text)")
            return
        }
        #expect((WeakRewriting(of: closure, capturing: name, givesNothing: true) != nil) == isPossible, "\(text)")
    }
}
