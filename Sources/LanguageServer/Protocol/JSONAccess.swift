import Linting

/// Reading what a message may or may not hold: nil wherever it is not as expected.
extension JSONNode {
    /// The value of a key; where a key stands twice, the last.
    subscript(_ name: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.name == name }?.value
    }

    var text: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// A whole number, however it is written: `3`, `3.0`.
    var integer: Int? {
        guard case .number(let text) = value else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }

    var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// False for all but `true`.
    var isTrue: Bool {
        if case .boolean(true) = value { true } else { false }
    }
}
