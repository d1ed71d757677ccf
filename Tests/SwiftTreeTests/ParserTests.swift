import Testing

@testable import SwiftTree

@Suite("Parsing")
struct ParserTests {
    private func tree(_ content: String) throws -> SyntaxTree {
        try #require(Parser().parse(SourceText(bytes: Array(content.utf8))))
    }

    @Test("kinds, fields and ranges of nodes")
    func nodes() throws {
        let tree = try tree("// note\nlet a = b.c()")
        #expect(tree.root.kind == .sourceFile)
        let reader = ChildReader(tree)
        let top = reader.children(of: tree.root)
        #expect(top.map(\.kind) == [.propertyDeclaration])
        let property = try #require(top.first).node
        #expect(property.range == ByteRange(8, 21))
        let parts = reader.children(of: property)
        #expect(parts.map(\.kind) == [.valueBindingPattern, .pattern, .equalToken, .callExpression])
        #expect(parts.map(\.field) == [.none, .name, .none, .value])
        #expect(property.child(.value)?.range == ByteRange(16, 21))
        #expect(property.child(.body) == nil)
    }

    @Test("every kind and field but the placeholders is one that the grammar knows")
    func names() {
        for kind in NodeKind.allCases where kind != .other && kind != .error {
            #expect(Grammar.shared.knows(kind), "\(kind.rawValue)")
        }
        for field in Field.allCases where field != .none {
            #expect(Grammar.shared.knows(field), "\(field.rawValue)")
        }
    }

    @Test("error nodes and invented tokens are found, the outermost only")
    func errors() throws {
        #expect(try tree("let a = 1").errorRanges().isEmpty)
        let broken = try tree("func f() { a }\nlet = \nfunc g() { }")
        #expect(broken.root.hasError)
        #expect(!broken.errorRanges().isEmpty)
    }

    @Test("a time limit ends a parse, and the parser can go on with another text")
    func timeLimit() throws {
        let parser = Parser()
        let long = SourceText(bytes: Array(String(repeating: "let a = b.c(d) { e }\n", count: 50_000).utf8))
        #expect(parser.parse(long, timeLimit: .microseconds(1)) == nil)
        let short = try #require(parser.parse(SourceText(bytes: Array("let a = 1".utf8))))
        #expect(!short.root.hasError)
        #expect(short.root.range == ByteRange(0, 9))
    }

    @Test("brackets nested beyond reason are refused", arguments: ["(", "{", "[", "a { "])
    func nesting(open: String) {
        let source = SourceText(bytes: Array(("let a = " + String(repeating: open, count: 100_000)).utf8))
        #expect(Parser().parse(source) == nil)
    }

    @Test("more begun operators than the runtime can count are refused, not crashed on")
    func openOperators() {
        let source = SourceText(bytes: Array(("let a = " + String(repeating: "b ? ", count: 100_000)).utf8))
        _ = Parser().parse(source, timeLimit: .seconds(5))
    }
}
