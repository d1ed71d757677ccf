import SwiftTree
import Testing

@testable import InteropModel

@Suite("Duties")
struct DutyTests {
    private func handler(_ body: String, other: String = "") throws -> (lines: [Int], unlikely: [Int], repeated: [Int]) {
        let text = """
            struct Page: UIViewRepresentable {
            func makeCoordinator() -> Coordinator { Coordinator() }
            func makeUIView(context: Context) -> WKWebView { WKWebView() }
            func updateUIView(_ view: WKWebView, context: Context) {}
            final class Coordinator: NSObject, WKNavigationDelegate {
            weak var delegate: Decider?
            var kept: ((Int) -> Void)?
            func webView(_ view: WKWebView, decidePolicyFor a: WKNavigationAction, decisionHandler h: @escaping (Int) -> Void) {
            \(body)
            }
            \(other)
            }
            }
            protocol Decider: AnyObject { func decide(_ h: (Int) -> Void) }
            """
        let project = ParsedProject.project([(path: "Page.swift", text: text)])
        let representable = try #require(project.representables.first)
        let coordinator = try #require(representable.coordinator)
        let found = project.table.decisionHandlers(
            of: coordinator.type, happenings: Happenings(project.paths), platforms: representable.platforms)
        let handler = try #require(found.first)
        func line(_ site: SiteKey) -> Int { project.files[0].source.position(at: site.range.start).line - 8 }
        return (
            handler.dropped.filter { !$0.isUnlikely }.map { line($0.site) }, handler.dropped.filter(\.isUnlikely).map { line($0.site) },
            handler.repeated.map { line($0.second) }
        )
    }

    @Test("a handler is called, kept, handed on, or dropped")
    func ways() throws {
        #expect(try handler("h(1)").lines == [])
        #expect(try handler("guard a.ok else { return }\nh(1)").lines == [1])
        #expect(try handler("if a.ok { h(1) }").lines == [2])
        #expect(try handler("kept = h").lines == [])
        #expect(try handler("_ = h").lines == [2])
        #expect(try handler("Elsewhere.answer(h)").lines == [])
        #expect(try handler("list.append(Request(h))").lines == [])
        #expect(try handler("defer { h(1) }\nguard a.ok else { return }").lines == [])
    }

    @Test("names are followed where they are in reach")
    func names() throws {
        #expect(try handler("let answer = h\nanswer(1)").lines == [])
        #expect(try handler("let answer = { h(1) }\nanswer()").lines == [])
        #expect(try handler("let answer = { h(1) }").lines == [2])
        #expect(try handler("calls.forEach { h in h(1) }").lines == [2])
        #expect(try handler("func answer() { h(1) }\nanswer()").lines == [])
        #expect(try handler("func answer(_ h: (Int) -> Void) { h(1) }\nanswer { _ in }").lines == [3])
    }

    @Test("helpers are looked into, and those that say what they did are believed")
    func helpers() throws {
        #expect(try handler("help(h)", other: "func help(_ g: (Int) -> Void) { g(1) }").lines == [])
        #expect(try handler("help(h)", other: "func help(_ g: (Int) -> Void) {}").lines == [2])
        #expect(try handler("help(h)", other: "func help(_ g: (Int) -> Void) {\nif x { g(1) }\n}").lines == [5])
        #expect(try handler("if !help(h) { h(1) }", other: "func help(_ g: (Int) -> Void) -> Bool { if x { g(1) }; return x }").lines == [])
    }

    @Test("closures that run later are looked into")
    func closures() throws {
        #expect(try handler("queue.async { h(1) }").lines == [])
        #expect(try handler("queue.async { if x { h(1) }\n}").lines == [2])
        #expect(try handler("h(0)\nqueue.async { if x { h(1) } }").lines == [])
        #expect(try handler("button.onTap = { if x { h(1) } }").lines == [])
    }

    @Test("what may find nobody is unlikely")
    func unlikely() throws {
        #expect(try handler("delegate?.decide(h)").unlikely == [2])
        #expect(try handler("queue.async { [weak self] in\nguard let self else { return }\nh(1) }").unlikely == [2])
        #expect(try handler("if let delegate { delegate.decide(h) } else { h(1) }").unlikely == [])
    }

    @Test("twice on one way")
    func twice() throws {
        #expect(try handler("if a.ok { h(1) }\nh(2)").repeated == [2])
        #expect(try handler("if a.ok { h(1) } else { h(2) }").repeated == [])
        #expect(try handler("queue.async { h(1) }\nh(2)").repeated == [2])
        #expect(try handler("kept = h\nh(2)").repeated == [])
    }
}
