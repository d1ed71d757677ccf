import SwiftTree
import Testing

@testable import InteropModel

@Suite("What happens on a path")
struct PathTests {
    private func subject(update: String, members: String = "", other: String = "") throws -> (Representable, RepresentablePaths, Project) {
        let text = """
            struct Field: UIViewRepresentable {
                @Binding var text: String
                var title: String
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> UITextView {
                    let view = UITextView()
                    context.coordinator.view = view
                    return view
                }
                func updateUIView(_ view: UITextView, context: Context) {
                    \(update)
                }
                \(members)
                final class Coordinator: NSObject {
                    var view: UITextView?
                    var last = ""
                }
            }
            \(other)
            """
        let project = ParsedProject.project([(path: "Field.swift", text: text)])
        return (try #require(project.representables.first), try #require(project.paths.first), project)
    }

    private func isGuarded(_ update: String, members: String = "", member: String = "text") throws -> Bool {
        let (representable, paths, project) = try subject(update: update, members: members)
        let (event, write) = try #require(paths.update.writes.first { $0.write.member == member })
        let guards = ChangeGuard(
            project: project, representable: representable, path: paths.update, representedType: paths.representedType)
        return guards.guards(event, subject: ChangeGuard.Subject(object: write.receiver.place, members: [member]))
    }

    @Test("a write goes to what the parameter, a local, a cast or the coordinator's property names")
    func receivers() throws {
        for update in [
            "view.text = text", "let other = view; other.text = text", "(view as UIView as? UITextView)?.text = text",
            "context.coordinator.view?.text = text", "let hub = context.coordinator; hub.view!.text = text", "put(in: view)",
        ] {
            let (_, paths, _) = try subject(update: update, members: "func put(in box: UITextView) { box.text = title }")
            let write = try #require(paths.update.writes.first?.write, "\(update)")
            #expect(write.receiver.place == Place(.represented), "\(update)")
            #expect(write.receiver.type == .external("UITextView"), "\(update)")
        }
    }

    @Test("a parameter hides a property of its name")
    func shadowing() throws {
        let (_, paths, _) = try subject(
            update: "put(view, title: \"x\")", members: "func put(_ view: UITextView, title: String) { view.text = title }")
        let write = try #require(paths.update.writes.first?.write)
        #expect(write.value.sources.allSatisfy { $0.root != .representable })
    }

    @Test(
        "tells now from earlier",
        arguments: [
            "if view.text != text { view.text = text }",
            "guard view.text != text else { return }\nview.text = text",
            "let same = view.text == text\nif same { return }\nview.text = text",
            "if context.coordinator.last != text { context.coordinator.last = text; view.text = text }",
            "if !view.isFirstResponder { view.text = text }",
            "switch view.text == text { case true: return\ncase false: break }\nview.text = text",
            "do { if view.text == text { return } }\nview.text = text",
        ])
    func changeGuards(update: String) throws {
        #expect(try isGuarded(update))
    }

    @Test(
        "does not tell now from earlier",
        arguments: [
            "view.text = text",
            "if !title.isEmpty { view.text = text }",
            "if let window = view.window { _ = window; view.text = text }",
            "context.coordinator.last = text\nif context.coordinator.last != title { view.text = text }",
            "defer { view.text = text }\nguard view.text != text else { return }",
            "if view.contentSize.height > 10 { view.text = text }",
            "for _ in 0..<3 { if view.text == text { break } }\nview.text = text",
        ])
    func noGuards(update: String) throws {
        #expect(try !isGuarded(update))
    }

    @Test("a guard of the caller holds in the callee, and not after it")
    func callers() throws {
        #expect(try isGuarded("if view.text != text { put(view) }", members: "func put(_ view: UITextView) { view.text = text }"))
        #expect(
            try !isGuarded(
                "check(view)\nview.text = text", members: "func check(_ view: UITextView) { guard view.text != text else { return } }"))
    }

    @Test(
        "when a closure runs",
        arguments: [
            ("[1].forEach { _ in view.text = text }", Event.Timing.now), ("DispatchQueue.main.async { view.text = text }", .deferred),
            ("Task { view.text = text }", .deferred),
        ])
    func timings(update: String, timing: Event.Timing) throws {
        let (_, paths, _) = try subject(update: update)
        #expect(paths.update.events.first { $0.write?.member == "text" }?.timing == timing)
    }

    @Test("a closure that something keeps is not on the path")
    func keptClosures() throws {
        let (_, paths, _) = try subject(update: "view.onTap = { view.text = text }")
        #expect(paths.update.writes.map(\.write.member) == ["onTap"])
        #expect(paths.update.events.contains { $0.isStored && $0.write?.member == "text" })
    }

    @Test("recursion ends")
    func recursion() throws {
        let (_, paths, _) = try subject(update: "again(view)", members: "func again(_ view: UITextView) { view.text = text; again(view) }")
        #expect(paths.update.writes.count == 1)
        #expect(!paths.update.isCutOff)
    }
}
