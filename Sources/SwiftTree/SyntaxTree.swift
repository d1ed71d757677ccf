import CTreeSitter

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A parsed file. Its nodes are valid only while it lives.
public final class SyntaxTree {
    private let tree: OpaquePointer

    init(owning tree: OpaquePointer) {
        self.tree = tree
    }

    deinit {
        ts_tree_delete(tree)
    }

    /// The node of the whole file; an error node where nothing could be made of it.
    public var root: Node {
        Node(ts_tree_root_node(tree))
    }

    /// A copy, told what has changed since; the caller frees it.
    func edited(_ edit: SourceEdit, _ old: SourceText, _ new: SourceText) -> OpaquePointer? {
        guard let copy = ts_tree_copy(tree) else { return nil }
        var input = edit.input(from: old.bytes, to: new.bytes)
        ts_tree_edit(copy, &input)
        return copy
    }

    /// The tree in tree-sitter's notation, with the range of each node's start and end left out.
    var notation: String {
        guard let text = ts_node_string(ts_tree_root_node(tree)) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    /// The ranges of error nodes, and of tokens that the parser had to invent, in source order; not those inside another one.
    public func errorRanges() -> [ByteRange] {
        guard root.hasError else { return [] }
        var ranges: [ByteRange] = []
        var cursor = ts_tree_cursor_new(ts_tree_root_node(tree))
        defer { ts_tree_cursor_delete(&cursor) }
        while true {
            let node = Node(ts_tree_cursor_current_node(&cursor))
            if node.isDamage { ranges.append(node.range) }
            if node.hasError, !node.isDamage, ts_tree_cursor_goto_first_child(&cursor) { continue }
            while !ts_tree_cursor_goto_next_sibling(&cursor) {
                guard ts_tree_cursor_goto_parent(&cursor) else { return ranges }
            }
        }
    }
}
