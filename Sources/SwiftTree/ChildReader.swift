import CTreeSitter

/// Reads the children of nodes of one tree. Keeps one cursor, since the runtime finds the n-th child in a time that grows with n,
/// and names the fields of children below hidden nodes right only through a cursor.
public final class ChildReader {
    private let tree: SyntaxTree
    private var cursor: TSTreeCursor

    /// - Parameter tree: the tree whose nodes will be read; kept alive.
    public init(_ tree: SyntaxTree) {
        self.tree = tree
        cursor = ts_tree_cursor_new(tree.root.raw)
    }

    deinit {
        ts_tree_cursor_delete(&cursor)
    }

    /// The children in source order, tokens included, comments left out.
    public func children(of node: Node) -> [Child] {
        ts_tree_cursor_reset(&cursor, node.raw)
        guard ts_tree_cursor_goto_first_child(&cursor) else { return [] }
        var children: [Child] = []
        children.reserveCapacity(Int(ts_node_child_count(node.raw)))
        repeat {
            let child = Node(ts_tree_cursor_current_node(&cursor))
            if child.kind == .comment || child.kind == .multilineComment { continue }
            let field = Grammar.shared.field(ts_tree_cursor_current_field_id(&cursor))
            children.append(Child(node: child, field: field))
        } while ts_tree_cursor_goto_next_sibling(&cursor)
        return children
    }
}
