import Findings
import InteropRules
import Linting
import Testing

/// A fix that is offered for certain leaves a file in which the rule finds nothing.
@Suite("Fixes")
struct FixTests {
    private func findings(_ rule: String, in text: String) throws -> [Finding] {
        let rule = try #require(Catalogue.rule(rule))
        let input = Linter.Input(paths: [], text: (path: "Sample.swift", bytes: Array(text.utf8)))
        return Linter(rules: [rule], makeParser: SwiftFileParser.factory).lint(input).findings
    }

    private func applying(_ fix: Fix, to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.location.start > $1.location.start }) {
            bytes.replaceSubrange(edit.location.start..<edit.location.end, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What the only finding's fix makes of `member` in a representable.
    private func fixed(_ rule: String, _ member: String, kind: String = "UIViewRepresentable", maker: Bool = true) throws -> String? {
        let name = kind.replacing("Representable", with: "")
        let text = """
            struct Sample: \(kind) {
                var title = ""
                \(maker ? "func makeCoordinator() -> Coordinator { Coordinator() }" : "")
                func make\(name)(context: Context) -> \(name) { \(name)() }
                func update\(name)(_ object: \(name), context: Context) {}
                \(member)
                final class Coordinator: NSObject { @objc func tapped() {} }
            }
            """
        let found = try findings(rule, in: text)
        try #require(found.count == 1)
        guard let fix = found[0].fix else { return nil }
        let result = applying(fix, to: text)
        #expect(try findings(rule, in: result).isEmpty, "\(result)")
        let line = text.split(separator: "\n").firstIndex { $0.contains(member) }
        return line.map { String(result.split(separator: "\n")[$0].drop { $0 == " " }) }
    }

    @Test(
        "the signature is corrected where the body allows it",
        arguments: [
            (
                "func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.tapped() }",
                "static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.tapped() }"
            ),
            (
                "@MainActor public  func dismantleUIView(_ view: UIView, coordinator: ()) {}",
                "@MainActor public  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {}"
            ),
            (
                "static func dismantleUIView(view: UIView, with: Coordinator) {}",
                "static func dismantleUIView(_ view: UIView, coordinator with: Coordinator) {}"
            ),
            (
                "static func dismantelUIView(_ view: UIView, coordinator: Coordinator) {}",
                "static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {}"
            ),
            (
                "func sizeThatFits(_ p: ProposedViewSize, uiView: UIView, context: Context) -> CGSize { .zero }",
                "func sizeThatFits(_ p: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { .zero }"
            ),
            (
                "static func dismantleUIView(_ view: UILabel, coordinator: Coordinator) {}",
                "static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {}"
            ),
        ])
    func signature(_ member: String, _ expected: String) throws {
        #expect(try fixed("lifecycle_signature_mismatch", member) == expected)
    }

    @Test(
        "no fix where the body speaks of what would change",
        arguments: [
            "func dismantleUIView(_ view: UIView, coordinator: Coordinator) { print(title) }",
            "func dismantleUIView(_ view: UIView, coordinator: Coordinator) { self.update() }",
            "static func dismantleUIView(_ view: UIView, coordinator: Coordinator?) { coordinator?.tapped() }",
            "static func dismantleUIView(_ view: UILabel, coordinator: Coordinator) { view.text = nil }",
            "static func dismantleUIView(_ view: UIView) {}",
            "func sizeThatFits(_ p: CGSize, uiView: UIView, context: Context) -> CGSize? { p }",
        ])
    func uncertain(_ member: String) throws {
        #expect(try fixed("lifecycle_signature_mismatch", member) == nil)
    }

    @Test("a maker of the wrong form")
    func maker() throws {
        let gesture = try fixed(
            "lifecycle_signature_mismatch", "func makeCoordinator() -> Coordinator { Coordinator() }",
            kind: "UIGestureRecognizerRepresentable",
            maker: false)
        #expect(gesture == "func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }")
        let unused = try fixed(
            "lifecycle_signature_mismatch", "func makeCoordinator(limit: Int = 3) -> Coordinator { Coordinator() }", maker: false)
        #expect(unused == "func makeCoordinator() -> Coordinator { Coordinator() }")
        let used = try fixed(
            "lifecycle_signature_mismatch", "func makeCoordinator(_ title: String) -> Coordinator { print(title); return Coordinator() }",
            maker: false)
        #expect(used == nil)
    }

    @Test(
        "the coordinator that SwiftUI made stands in its place",
        arguments: [
            ("transient_coordinator", "view.delegate = Coordinator()", "view.delegate = ctx.coordinator"),
            ("transient_coordinator", "view.delegate = self.makeCoordinator()", "view.delegate = ctx.coordinator"),
            (
                "value_type_target", "view.addTarget(self, action: #selector(Coordinator.tapped), for: .touchUpInside)",
                "view.addTarget(ctx.coordinator, action: #selector(Coordinator.tapped), for: .touchUpInside)"
            ),
        ])
    func coordinator(_ rule: String, _ statement: String, _ expected: String) throws {
        let text = """
            struct Sample: UIViewRepresentable {
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context ctx: Context) -> UIButton {
                    let view = UIButton()
                    \(statement)
                    return view
                }
                func updateUIView(_ view: UIButton, context: Context) {}
                final class Coordinator: NSObject { @objc func tapped() {} }
            }
            """
        let found = try findings(rule, in: text)
        let fix = try #require(found.first?.fix)
        let result = applying(fix, to: text)
        #expect(result.contains(expected), "\(result)")
        #expect(try findings(rule, in: result).isEmpty)
    }

    @Test("the calls that containment lacks are inserted, where the parent is the object whose code it is")
    func containment() throws {
        func fixed(_ body: String, in parent: String = "UIViewController") throws -> String? {
            let host = parent == "UIViewController" ? "UIHostingController" : "NSHostingController"
            let text = """
                final class Screen: \(parent) {
                    let host = \(host)(rootView: Card())
                    weak var other: \(parent)?
                    func run() {
                        \(body)
                    }
                }
                """
            let found = try findings("hosting_containment_incomplete", in: text)
            try #require(found.count == 1)
            guard let fix = found[0].fix else { return nil }
            let result = applying(fix, to: text)
            #expect(try findings("hosting_containment_incomplete", in: result).isEmpty, "\(result)")
            let lines = result.split(separator: "\n").map { $0.drop { $0 == " " } }
            return lines.dropFirst(4).dropLast(2).joined(separator: "; ")
        }
        #expect(try fixed("view.addSubview(host.view)") == "addChild(host); view.addSubview(host.view); host.didMove(toParent: self)")
        #expect(try fixed("view.addSubview(host.view)", in: "NSViewController") == "addChild(host); view.addSubview(host.view)")
        #expect(
            try fixed("addChild(host); view.addSubview(self.host.view!)\n        done()")
                == "addChild(host); view.addSubview(self.host.view!); self.host.didMove(toParent: self); done()")
        #expect(try fixed("other?.view.addSubview(host.view)") == nil)
        #expect(try fixed("UIView.animate(withDuration: 1) { self.view.addSubview(self.host.view) }") == nil)
    }
}
