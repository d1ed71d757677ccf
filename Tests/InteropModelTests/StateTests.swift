import SwiftTree
import Testing

@testable import InteropModel

@Suite("SwiftUI state")
struct StateQuestionTests {
    private func writes(_ update: String, coordinator: String = "", other: String = "", make: String = "") throws -> [StateWrite] {
        let text = """
            struct Field: UIViewRepresentable {
                @Binding var text: String
                @Binding var items: [Item]
                @Binding var box: Box
                var name: Binding<String>
                @State private var count = 0
                @ObservedObject var model: Model
                let plain: Model
                var title: String
                func makeCoordinator() -> Coordinator { Coordinator(self, text: $text, model: model, title: title) }
                func makeUIView(context: Context) -> UITextView {
                    let view = UITextView()
                    \(make)
                    return view
                }
                func updateUIView(_ view: UITextView, context: Context) {
                    \(update)
                }
                final class Coordinator: NSObject {
                    var parent: Field
                    @Binding var text: String
                    let model: Model
                    var title: String
                    init(_ parent: Field, text: Binding<String>, model: Model, title: String) {
                        self.parent = parent
                        _text = text
                        self.model = model
                        self.title = title
                    }
                    \(coordinator)
                }
            }
            struct Item { var name = ""; mutating func rename() { name = "x" } }
            final class Box { var value = 0 }
            final class Model: ObservableObject { @Published var shown = ""; var hidden = "" }
            \(other)
            """
        let project = ParsedProject.project([(path: "Field.swift", text: text)])
        let representable = try #require(project.representables.first)
        let paths = try #require(project.paths.first)
        return StateWrites(project: project, representable: representable, paths: paths).writes(
            on: make.isEmpty ? paths.update : paths.make)
    }

    @Test(
        "is written",
        arguments: [
            ("text = \"a\"", "text", SwiftUIState.Kind.binding), ("self.text += \"a\"", "text", .binding),
            ("$text.wrappedValue = \"a\"", "text", .binding), ("_text.wrappedValue = \"a\"", "text", .binding),
            ("name.wrappedValue = \"a\"", "name", .binding), ("let handle = name; handle.wrappedValue = \"a\"", "name", .binding),
            ("items[0] = Item()", "items", .binding), ("items[0].name = \"a\"", "items.name", .binding),
            ("items.append(Item())", "items", .binding), ("swap(&text, &other)", "text", .binding), ("count += 1", "count", .owned),
            ("model.shown = \"a\"", "model.shown", .model), ("context.coordinator.parent.text = \"a\"", "text", .binding),
            ("context.coordinator.text = \"a\"", "text", .binding), ("context.coordinator.model.shown = \"a\"", "model.shown", .model),
            ("let model = model; model.shown.append(\"a\")", "model.shown", .model),
        ])
    func isState(update: String, name: String, kind: SwiftUIState.Kind) throws {
        let state = try #require(writes(update).first?.state, "\(update)")
        #expect(state.name == name, "\(update)")
        #expect(state.kind == kind, "\(update)")
        #expect(state.place.root == .representable, "\(update)")
    }

    @Test(
        "is not written",
        arguments: [
            "box.value = 1", "model.hidden = \"a\"", "plain.shown = \"a\"", "context.coordinator.title = text",
            "context.coordinator.parent = self", "var copy = text; copy.append(\"a\")", "let text = \"b\"; _ = text", "_ = text",
            "var items = items; items.append(Item())", "view.text = text", "show($text)",
        ])
    func isNoState(update: String) throws {
        #expect(try writes(update).isEmpty, "\(update)")
    }

    @Test("a value's own method writes where it is called")
    func valueMethods() throws {
        let write = try #require(writes("items[0].rename()").first)
        #expect(write.site != write.event.site)
    }

    @Test("only what is read makes a write anything but constant")
    func constants() throws {
        #expect(try writes("text = \"a\"").map(\.isConstant) == [true])
        #expect(try writes("text = title").map(\.isConstant) == [false])
        #expect(try writes("items.removeAll()").map(\.isConstant) == [true])
    }

    @Test(
        "publishers that send at once, and those that do not",
        arguments: [
            ("view.publisher(for: \\.text).sink { text = $0 }", true), ("model.$shown.sink { text = $0 }", true),
            ("model.$shown.map { $0 }.filter { _ in true }.sink { text = $0 }", true),
            ("CurrentValueSubject<String, Never>(\"\").sink { text = $0 }", true), ("Just(\"\").assign(to: &model.$shown)", true),
            ("view.observe(\\.text, options: .initial) { _, _ in text = \"\" }", true),
            ("UIView.animate(withDuration: 1, animations: { text = \"\" })", true),
            ("view.publisher(for: \\.text).receive(on: DispatchQueue.main).sink { text = $0 }", false),
            ("model.$shown.dropFirst().sink { text = $0 }", false), ("PassthroughSubject<String, Never>().sink { text = $0 }", false),
            ("NotificationCenter.default.publisher(for: name).sink { _ in text = \"\" }", false),
            ("view.observe(\\.text) { _, _ in text = \"\" }", false),
            ("UIView.animate(withDuration: 1, animations: {}) { _ in text = \"\" }", false),
        ])
    func publishers(make: String, isAtOnce: Bool) throws {
        #expect(try writes("", make: make).contains { $0.event.timing == .now } == isAtOnce, "\(make)")
    }

    @Test("every class of the synchronous callbacks is a known one, and every callback a known shape")
    func synchronousCallbacks() {
        for callback in SynchronousCallbacks.all {
            #expect(FrameworkClasses.named(callback.className) != nil, "\(callback.className)")
            #expect(FrameworkClasses.named(callback.owner) != nil, "\(callback.owner)")
            #expect(callback.callback.hasSuffix(":)"), "\(callback.callback)")
        }
        let responder = SynchronousCallbacks.callbacks(
            of: "becomeFirstResponder", isCall: true, on: FrameworkClasses.ancestry(of: "UITextField"))
        #expect(responder.map(\.callback) == ["textFieldDidBeginEditing(_:)"])
    }
}
