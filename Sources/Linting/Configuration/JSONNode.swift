import SwiftTree

/// A JSON value and where it stands.
struct JSONNode: Sendable {
    let value: Value
    let range: ByteRange

    enum Value: Sendable {
        case null
        case boolean(Bool)
        /// As it is written.
        case number(String)
        case string(String)
        case array([JSONNode])
        case object([JSONMember])
    }

    /// What it is, for messages.
    var kind: String {
        switch value {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number(let text): JSONNode.shortened(text)
        case .string(let text): "\"\(JSONNode.shortened(text))\""
        case .array: "a list"
        case .object: "an object"
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > 80 ? text.prefix(80) + "…" : text
    }
}

/// A key with its value.
struct JSONMember: Sendable {
    let name: String
    let nameRange: ByteRange
    let value: JSONNode
}
