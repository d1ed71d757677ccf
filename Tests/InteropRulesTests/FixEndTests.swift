import Findings
import InteropRules
import SwiftTree
import Testing

@testable import Linting

/// Texts that once made fixes go round in circles, as small as they could be made.
@Suite("Fixes come to an end")
struct FixEndTests {
    private func fixed(_ text: [UInt8], includesUnsafe: Bool) -> FixOutcome {
        let linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        let input = Linter.Input(paths: [], text: (path: "Sample.swift", bytes: text))
        return FixRun(linter: linter, input: input, includesUnsafe: includesUnsafe) { $0.findings }.run()
    }

    /// Two lifecycle methods whose names are wrong, and whose types agree only if `Coordinator` means the right thing.
    private static func twoSlips(_ around: String, coordinator: String, returned: String) -> String {
        """
        import SwiftUI
        final class Keeper {}
        \(around)
        struct RippleView: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {}
            static func dismantelUIView(_ view: UIView, coordinator: \(coordinator)) {}
            func makeCoordinater() -> \(returned) { fatalError() }
        }

        """
    }

    @Test(
        "two slips in one type",
        arguments: [
            "", "final class Coordinator {}", "extension RippleView { final class Coordinator {} }", "typealias Coordinator = Int",
        ],
        [("()", "Void"), ("()", "()"), ("()", "Keeper"), ("Coordinator", "Void"), ("Coordinator", "Keeper"), ("Keeper", "Coordinator")])
    func twoSlips(_ around: String, _ types: (coordinator: String, returned: String)) {
        let text = Array(FixEndTests.twoSlips(around, coordinator: types.coordinator, returned: types.returned).utf8)
        for includesUnsafe in [false, true] {
            let outcome = fixed(text, includesUnsafe: includesUnsafe)
            #expect(outcome.errors.isEmpty, "\(outcome.errors.map(\.message))")
            #expect(outcome.fixedCount >= 2)
            guard let change = outcome.changes.first else { continue }
            #expect(fixed(change.after, includesUnsafe: includesUnsafe).changes.isEmpty)
        }
    }

    @Test("a text of which the parser reads less afterwards stays as it is, and is known to be damaged")
    func damaged() throws {
        let text = """
            struct WidthKnob: UIViewRepresentable {
                func makeCoordinator() -> Coordinator {
            struct SketchPane: UIViewRepresentable {
                func makeUIView(context: UISlider) -> UIView {
                }
            }
                    }
            struct RulerPane: UIViewRepresentable {
                    if Int(stepper.value) != count { stepper.value = Double(count) }
                final class Coordinator: NSObject {
                    let parent: MillStepper
            }

            """
        let syntax = try SwiftFileParser.factory()("Sample.swift", SourceText(bytes: Array(text.utf8)))
        #expect(!syntax.errorRanges.isEmpty)
        let outcome = fixed(Array(text.utf8), includesUnsafe: true)
        #expect(outcome.changes.isEmpty)
        #expect(outcome.errors.allSatisfy { $0.message.contains("could not be parsed afterwards") })
    }
}
