import SwiftTree

/// A JSON value and where it stands.
package struct JSONNode: Sendable {
    package let value: Value
    package let range: ByteRange

    package enum Value: Sendable {
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
package struct JSONMember: Sendable {
    package let name: String
    package let nameRange: ByteRange
    package let value: JSONNode
}
