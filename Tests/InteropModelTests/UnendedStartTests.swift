import Testing

@testable import InteropModel

@Suite("What is started and not ended")
struct UnendedStartTests {
    private func entries(_ body: String, coordinator: String, dismantle: String = "") throws -> [UnendedStarts.Entry] {
        let text = """
            struct Sample: UIViewRepresentable {
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> UIView {
                    let view = UIView()
                    \(body)
                    return view
                }
                func updateUIView(_ view: UIView, context: Context) {}
                \(dismantle.isEmpty ? "" : "static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { \(dismantle) }")
                final class Coordinator: NSObject {
                    \(coordinator)
                }
            }
            """
        let project = ParsedProject.project([(path: "Sample.swift", text: text)])
        let representable = try #require(project.representables.first)
        let paths = try #require(project.paths.first)
        return UnendedStarts(table: project.table, representable: representable, paths: paths).entries
    }

    private let timer = "context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"

    @Test("a start without an end, and its names")
    func names() throws {
        let found = try entries(timer, coordinator: "var timer: Timer?")
        #expect(found.count == 1)
        #expect(found.first?.start.names.contains(Place(.coordinator, ["timer"])) == true)
        #expect(found.first?.start.isDropped == false)
    }

    @Test("ends in dismantle and in deinit count; an end of another property does not")
    func ends() throws {
        let two = "var timer: Timer?; var other: Timer?"
        #expect(try entries(timer, coordinator: two, dismantle: "coordinator.timer?.invalidate()").isEmpty)
        #expect(try entries(timer, coordinator: two + "; deinit { timer?.invalidate() }").isEmpty)
        #expect(try entries(timer, coordinator: two, dismantle: "coordinator.other?.invalidate()").count == 1)
    }

    @Test("a deinit that the start keeps from running is none")
    func keptAlive() throws {
        let start = "context.coordinator.start()"
        let rest = "; var link: CADisplayLink?; @objc func step() {}; deinit { link?.invalidate() }"
        let found = try entries(
            start, coordinator: "func start() { link = CADisplayLink(target: self, selector: #selector(step)) }" + rest)
        guard case .deinitNeverRuns? = found.first?.insufficient else {
            Issue.record("the deinit must be told as one that never runs")
            return
        }
    }

    @Test("what a closure holds: its own list, inner lists, implicit self")
    func captures() throws {
        func holds(_ closure: String) throws -> Bool {
            let coordinator =
                "var timer: Timer?; func step() {}; func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) \(closure) }"
            let found = try entries("context.coordinator.start()", coordinator: coordinator)
            return try #require(found.first).start.keeps(Place(.coordinator))
        }
        #expect(try holds("{ _ in self.step() }"))
        #expect(try holds("{ _ in step() }"))
        #expect(try holds("{ _ in Task { [weak self] in self?.step() } }"))
        #expect(try !holds("{ [weak self] _ in self?.step() }"))
        #expect(try !holds("{ [weak self] _ in Task { [weak self] in self?.step() } }"))
        #expect(try !holds("{ [unowned self] _ in step() }"))
        #expect(try !holds("{ _ in print(1) }"))
    }

    @Test("a player that only the represented object keeps is likely harmless")
    func weight() throws {
        let own = try entries("let player = AVPlayer(); view.player = player; player.play()", coordinator: "")
        #expect(own.map(\.weight) == [.likelyHarmless])
        let kept = try entries(
            "let player = AVPlayer(); context.coordinator.player = player; player.play()", coordinator: "var player: AVPlayer?")
        #expect(kept.map(\.weight) == [.certain])
    }
}
