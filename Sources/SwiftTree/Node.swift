import CTreeSitter

/// A node of a `SyntaxTree`; valid only while the tree lives.
public struct Node {
    let raw: TSNode
    /// What the node is.
    public let kind: NodeKind

    init(_ raw: TSNode) {
        self.raw = raw
        kind = Grammar.shared.kind(of: ts_node_symbol(raw))
    }

    /// The bytes that the node covers.
    public var range: ByteRange {
        ByteRange(start, end)
    }

    /// Offset of the first byte.
    public var start: Int {
        Int(ts_node_start_byte(raw))
    }

    /// Offset past the last byte.
    public var end: Int {
        Int(ts_node_end_byte(raw))
    }

    /// Whether an error node or a missing token is somewhere inside, or this is one.
    public var hasError: Bool {
        ts_node_has_error(raw)
    }

    /// A token that is not in the source, which the parser put in to go on.
    public var isMissing: Bool {
        ts_node_is_missing(raw)
    }

    /// An error node or a missing token.
    public var isDamage: Bool {
        kind == .error || (hasError && isMissing)
    }

    /// The innermost node that covers `range` (byte offsets).
    public func descendant(covering range: ByteRange) -> Node? {
        let found = ts_node_descendant_for_byte_range(raw, UInt32(range.start), UInt32(range.end))
        return ts_node_is_null(found) ? nil : Node(found)
    }

    /// The node around this one. Costs a walk from the root.
    public var parent: Node? {
        let found = ts_node_parent(raw)
        return ts_node_is_null(found) ? nil : Node(found)
    }

    /// The first child that bears `field`.
    public func child(_ field: Field) -> Node? {
        let found = ts_node_child_by_field_id(raw, Grammar.shared.identifier(of: field))
        return ts_node_is_null(found) ? nil : Node(found)
    }
}

/// A node with the field it bears in its parent.
public struct Child {
    /// The child itself.
    public let node: Node
    /// The field it bears, or `.none`.
    public let field: Field

    /// What the node is.
    public var kind: NodeKind {
        node.kind
    }
}
