import CTreeSitter

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
