import Foundation
import InteropModel
import InteropRules
import Testing

@testable import Linting

/// Which files without a trigger word are parsed, for what the model asks.
@Suite("Files that answer")
struct AnsweringFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.view, to: "Badge.swift")
    }

    private static let view = """
        import SwiftUI
        struct Badge: UIViewRepresentable {
            let model: BadgeModel
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {
                label.text = model.title.shortened
                label.pin()
            }
        }
        """

    /// How many files are parsed besides the representable's, where another file holds this text.
    private func answers(_ text: String) throws -> Int {
        try folder.write(text, to: "Other.swift")
        let linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        return linter.lint(Linter.Input(paths: [folder.path])).statistics.parsedFileCount - 1
    }

    @Test(
        "What declares or extends what is used",
        arguments: [
            "struct BadgeModel {}", "public struct BadgeModel {}", "typealias BadgeModel = String",
            "enum Box {\n    struct BadgeModel {}\n}",
            "extension UIView {\n    func pin() {}\n}", "extension UILabel {\n    func pin() {}\n}",
            "private(set) var count = 0\nclass BadgeModel {}",
        ])
    func isParsed(_ text: String) throws {
        #expect(try answers(text) == 1)
    }

    @Test(
        "What nobody can use from elsewhere, or says nothing of what is used",
        arguments: [
            "private struct BadgeModel {}", "fileprivate final class BadgeModel {}", "extension BadgeModel {}", "extension UILabel {}",
            "extension UIView {\n    private func pin() {}\n}", "private extension UIView {\n    func pin() {}\n}", "struct Model {}",
        ])
    func isLeft(_ text: String) throws {
        #expect(try answers(text) == 0)
    }

    @Test("An extension of the project's own type is parsed with it")
    func extensions() throws {
        try folder.write("struct BadgeModel {}", to: "Model.swift")
        #expect(try answers("extension BadgeModel {\n    var title: String { \"\" }\n}") == 2)
    }

    @Test("A file that is too large to be written by hand answers nothing, unless it holds a trigger word")
    func large() throws {
        let padding = String(repeating: "// a line of a table\n", count: SourceResolver.answerLimit / 20)
        #expect(try answers("struct BadgeModel {}\n" + padding) == 0)
        #expect(try answers("struct BadgeModel {}\n// UIViewRepresentable\n" + padding) == 1)
        try folder.write("struct BadgeModel {}\n" + padding, to: "Table.swift")
        #expect(try answers("extension BadgeModel {\n    var other: Int { 1 }\n}") == 0)
        try FileManager.default.removeItem(atPath: folder.path + "/Table.swift")
        #expect(try answers("struct BadgeModel {}\n" + padding.prefix(SourceResolver.answerLimit - 1_000)) == 1)
    }

    @Test("Rows are looked for where they are shown")
    func rows() throws {
        try folder.write("struct Feed {\n    struct Row: Identifiable { let id = UUID() }\n}", to: "Row.swift")
        let shown = ["ForEach(rows())", "[Feed.Row]", "snapshot.appendItems(rows())"]
        for text in shown { #expect(try answers("func rows() { Feed.Row() }\n// \(text)") == 2, "\(text)") }
        for text in ["func rows() { Feed.Row() }", "func rows() { Row() }\n// ForEach(rows())", "// Feed.Row ForEach(rows())"] {
            #expect(try answers(text) == 1, "\(text)")
        }
    }
}
