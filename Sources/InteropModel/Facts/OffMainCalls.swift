/// A call, or a property, that hands a closure to a framework.
package struct OffMainCall: Hashable, Sendable {
    package enum Queue: String, Sendable {
        /// Any queue that Apple calls arbitrary, private, internal or background.
        case background
        /// The one that an argument or a property names.
        case given = "given queue"
        case main
        case unknown
    }

    package let receiver: String
    /// The base name; `init` for an initializer; the property's name.
    package let name: String
    /// Nil for a property; `_` for an argument without a label.
    package let labels: [String]?
    /// The names of the closure's parameter in the declaration.
    package let closures: [String]
    package let queue: Queue
    /// Whether that parameter is `@Sendable` in the current SDK.
    package let isSendable: Known

    fileprivate init?(_ row: FactRow) {
        guard row.count == 5, let queue = Queue(rawValue: row[2]), let isSendable = Known(rawValue: row[3]) else { return nil }
        // A second row for another closure of one call has a remark after the call.
        let call = row[0].split(separator: " ").first ?? ""
        let parts = call.split(separator: "(", maxSplits: 1)
        guard let path = parts.first, let dot = path.lastIndex(of: ".") else { return nil }
        receiver = String(path[..<dot])
        name = String(path[path.index(after: dot)...])
        labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":").map(String.init) : nil
        closures = row.names(1)
        self.queue = queue
        self.isSendable = isSendable
    }
}

/// The calls of the frameworks that take a closure, and the queue it comes back on.
package enum OffMainCalls {
    /// Every row for a method or property of that name, whatever its receiver.
    package static func named(_ name: String) -> [OffMainCall] {
        byName[name] ?? []
    }

    static let all: [OffMainCall] = FactTable.offMainCalls.rows(OffMainCall.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
