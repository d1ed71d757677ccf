import SwiftTree
import Testing

@testable import InteropModel

@Suite("On which thread things happen")
struct ExecutorTests {
    private enum Thread {
        case main, other, unknown
    }

    private func thread(_ body: String) throws -> Thread {
        let text = """
            struct Sample: UIViewRepresentable {
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> UIView { context.coordinator.go(); return UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
                final class Coordinator: NSObject {
                    var mark = 0
                    private let work = DispatchQueue(label: "work")
                    private let mine = DispatchQueue.main
                    private let session = URLSession(configuration: .default)
                    func go() {
                        \(body)
                    }
                }
            }
            """
        let project = ParsedProject.project([(path: "Sample.swift", text: text)])
        let event = try #require(project.paths.first?.make.events.first { $0.write?.member == "mark" }, "\(body)")
        switch event.executor {
        case .own, .main: return .main
        case .other: return .other
        case .unknown: return .unknown
        }
    }

    @Test(
        "leaves the main thread",
        arguments: [
            "work.async { self.mark = 1 }", "DispatchQueue.global().async { self.mark = 1 }",
            "DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now()) { self.mark = 1 }", "Task.detached { self.mark = 1 }",
            "session.dataTask(with: url) { _, _, _ in self.mark = 1 }",
            "URLSession.shared.dataTask(with: url) { _, _, _ in self.mark = 1 }",
            "provider.loadObject(ofClass: UIImage.self) { _, _ in self.mark = 1 }",
            "AVCaptureDevice.requestAccess(for: .video) { _ in self.mark = 1 }", "work.async { [1].forEach { _ in self.mark = 1 } }",
            "OperationQueue().addOperation { self.mark = 1 }",
        ])
    func leaves(body: String) throws {
        #expect(try thread(body) == .other, "\(body)")
    }

    @Test(
        "stays on it or comes back",
        arguments: [
            "mark = 1", "DispatchQueue.main.async { self.mark = 1 }", "mine.async { self.mark = 1 }", "Task { self.mark = 1 }",
            "work.async { DispatchQueue.main.async { self.mark = 1 } }", "work.async { Task { @MainActor in self.mark = 1 } }",
            "Task.detached { await MainActor.run { self.mark = 1 } }", "CLGeocoder().geocodeAddressString(\"a\") { _, _ in self.mark = 1 }",
            "OperationQueue.main.addOperation { self.mark = 1 }", "UIView.performWithoutAnimation { self.mark = 1 }",
            "work.sync { self.mark = 1 }",
        ])
    func stays(body: String) throws {
        #expect(try thread(body) == .main, "\(body)")
    }

    @Test("cannot be told", arguments: ["loader.load { self.mark = 1 }", "queue.async { self.mark = 1 }"])
    func unknown(body: String) throws {
        #expect(try thread(body) == .unknown, "\(body)")
    }
}

@Suite("Which closures belong to the main actor")
struct ClosureIsolationTests {
    private func isMain(_ body: String, class head: String = "@MainActor final class", method: String = "func") throws -> Bool {
        let text = """
            \(head) Ear {
                \(method) go(_ node: AVAudioNode) {
                    \(body)
                }
            }
            """
        let project = ParsedProject.project([(path: "Ear.swift", text: text)])
        let offset = try #require(text.range(of: "{ buffer")).lowerBound
        let start = text.utf8.distance(from: text.startIndex, to: offset)
        let end = start + (try #require(text[offset...].firstIndex(of: "}")).utf16Offset(in: text) - offset.utf16Offset(in: text)) + 1
        return project.isMainActorClosure(SiteKey(file: 0, range: ByteRange(start, end)))
    }

    @Test(
        "the method's actor goes into a closure, and through those that take it over",
        arguments: [
            "node.tap { buffer in }", "Task { node.tap { buffer in } }", "DispatchQueue.main.async { node.tap { buffer in } }",
            "[1].forEach { _ in node.tap { buffer in } }", "let block = { node.tap { buffer in } }",
        ])
    func takesOver(body: String) throws {
        #expect(try isMain(body), "\(body)")
        // The main queue's own closure belongs there wherever it is written.
        let isQueue = body.contains("main.async")
        #expect(try isMain(body, method: "nonisolated func") == isQueue, "\(body)")
        #expect(try isMain(body, class: "final class") == isQueue, "\(body)")
    }

    @Test(
        "not out of what left it",
        arguments: [
            "Task.detached { node.tap { buffer in } }", "DispatchQueue.global().async { node.tap { buffer in } }",
            "run { @Sendable in node.tap { buffer in } }", "somewhere { node.tap { buffer in } }",
        ])
    func leaves(body: String) throws {
        #expect(try !isMain(body), "\(body)")
    }
}
