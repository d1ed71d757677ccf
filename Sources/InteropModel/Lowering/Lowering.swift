import SwiftTree

/// Turns a syntax tree into syntax values. Everything that the rest of the program knows of a source file passes through here;
/// nothing above this point sees a tree.
///
/// Recursion follows the nesting of the source and is bounded: what lies deeper becomes `unknown`. Chains that do not nest
/// (`a + b + c`, `x.y().z()`) are walked in loops.
package struct Lowering {
    let source: SourceText
    let platforms: PlatformRegions
    let walk: Walk

    private init(source: SourceText, tree: SyntaxTree) {
        self.source = source
        platforms = PlatformRegions(source: source, tree: tree)
        walk = Walk(tree)
    }

    /// Lowers a parsed file.
    /// - Parameter path: as it is shown to the user.
    package static func lower(path: String, source: SourceText, tree: SyntaxTree) -> FileSyntax {
        let lowering = Lowering(source: source, tree: tree)
        let children = lowering.children(of: tree.root)
        return FileSyntax(
            path: path, source: source, imports: lowering.imports(children), members: lowering.lowerMembers(children).members,
            errorRanges: tree.errorRanges().filter { !lowering.isReadAnyway($0) })
    }

    private func imports(_ children: [Child]) -> [String] {
        children.compactMap { child in
            guard child.kind == .importDeclaration else { return nil }
            let path = self.children(of: child.node).first { $0.kind == .identifier }
            // `import struct Module.Name` imports from Module.
            return path.flatMap { self.children(of: $0.node).first }.map { name($0.node) }
        }
    }
}

extension Lowering {
    /// Syntax values never nest deeper than this; what lies deeper is `unknown`. Real code stays below 120; the bound keeps
    /// recursion over the values (their release, too) within a small stack.
    static let maximumDepth = 500
    /// The lowering never recurses deeper than this (100 closures, or 200 calls, in one another). At its worst that takes
    /// less than 512 KB of stack in a release build and less than 3 MB in a debug build.
    static let maximumRecursion = 200

    /// The state of one lowering: where the cursor stands, how deep the values nest and how deep the recursion is.
    final class Walk {
        let reader: ChildReader
        private var depth = 0
        private var recursion = 0

        init(_ tree: SyntaxTree) {
            reader = ChildReader(tree)
        }

        /// Goes one level deeper; false (and no level taken) where a bound is reached.
        func enter() -> Bool {
            guard recursion < Lowering.maximumRecursion, reserve(levels: 1) else { return false }
            recursion += 1
            return true
        }

        func leave() {
            recursion -= 1
            release(levels: 1)
        }

        /// Takes levels of depth for values that a loop will build around what is read next; false where the bound is reached.
        func reserve(levels: Int) -> Bool {
            guard depth + levels <= Lowering.maximumDepth else { return false }
            depth += levels
            return true
        }

        func release(levels: Int) {
            depth -= levels
        }
    }

    func children(of node: Node) -> [Child] {
        walk.reader.children(of: node)
    }

    func text(_ node: Node) -> String {
        source.string(in: node.range)
    }

    /// An identifier's text without backticks.
    func name(_ node: Node) -> String {
        let range = node.range
        guard range.count > 2, source.bytes[range.start] == UInt8(ascii: "`") else { return source.string(in: range) }
        return source.string(in: ByteRange(range.start + 1, range.end - 1))
    }

    /// Whether an error node or an invented token is one of the children of `node`, itself known as `children`.
    func hasDirectDamage(_ node: Node, _ children: [Child]) -> Bool {
        node.hasError && children.contains { $0.node.isDamage && !isHarmless($0.node) }
    }

    /// Whether the damage in `range` (a stray `;`, the empty tuple `()`) is an error to the grammar but not to Swift.
    private func isReadAnyway(_ range: ByteRange) -> Bool {
        let bytes = source.bytes
        if range.count == 1 { return bytes[range.start] == UInt8(ascii: ";") }
        guard range.start == range.end, range.start > 0, range.start < bytes.count else { return false }
        return bytes[range.start - 1] == UInt8(ascii: "(") && bytes[range.start] == UInt8(ascii: ")")
    }

    /// A stray `;` between members is an error to the grammar but not to Swift.
    func isHarmless(_ damage: Node) -> Bool {
        let range = damage.range
        return range.count == 1 && source.bytes[range.start] == UInt8(ascii: ";")
    }
}
