/// A call that returns only when slow work is done.
package struct BlockingCall: Hashable, Sendable {
    package enum Work: String, Sendable {
        /// A file, or an address on the network.
        case reads
        case decodes
        /// HTML, for which a web view's engine is started.
        case parses
        /// It stands still until something else is done.
        case waits
        /// The camera's hardware is started or stopped.
        case camera
    }

    /// nil for a free function.
    package let type: String?
    package let name: String
    /// Called on the type itself.
    package let isStatic: Bool
    /// The argument labels that it begins with; empty where its name alone tells it.
    package let labels: [String]
    package let work: Work

    fileprivate init?(_ row: FactRow) {
        guard row.count == 5, let work = Work(rawValue: row[3]) else { return nil }
        let written = row[1]
        type = row.names(0).first
        isStatic = written.hasPrefix("static ")
        name = isStatic ? String(written.dropFirst("static ".count)) : written
        labels = row.names(2)
        self.work = work
    }

    /// As it is written in source: `Data(contentsOf:)`.
    package var spelling: String {
        guard let type else { return name }
        guard name == "init" else { return "\(type).\(name)" }
        return "\(type)(\(labels.map { $0 + ":" }.joined()))"
    }
}

/// The calls of `blocking_work`.
package enum BlockingCalls {
    /// - Parameters:
    ///   - ancestry: the receiver's class with its superclasses, or what is constructed; empty for a free function.
    ///   - labels: those of the call, nil for an argument without one.
    package static func call(_ name: String, on ancestry: [String], isStatic: Bool, labels: [String?]) -> BlockingCall? {
        (byName[name] ?? []).first { call in
            guard call.isStatic == isStatic, call.labels.isEmpty || labels.starts(with: call.labels.map { $0 }) else { return false }
            return call.type.map(ancestry.contains) ?? ancestry.isEmpty
        }
    }

    static let all: [BlockingCall] = FactTable.blockingCalls.rows(BlockingCall.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
