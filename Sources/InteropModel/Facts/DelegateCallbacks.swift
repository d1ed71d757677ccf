/// A method of a delegate or data-source protocol of the frameworks.
package struct DelegateCallback: Hashable, Sendable {
    package enum Role: String, Sendable {
        /// The interaction is over: what it was for is done, or, where there is one exit, whatever came of it.
        case exitSuccess = "exit_success"
        case exitCancel = "exit_cancel"
        case exitFailure = "exit_failure"
        /// It is given a handler that it must call, or it answers a question.
        case decision
        case edit, scroll, selection, map, other

        package var isExit: Bool { self == .exitSuccess || self == .exitCancel || self == .exitFailure }
    }

    /// Whether the framework calls it on another thread than the main one.
    package enum Thread: String, Sendable {
        case always = "yes"
        /// On the queue that it is given.
        case queueDependent = "queue-dependent"
        /// Marked main-actor, or Apple says so.
        case never = "no"
        case unknown
    }

    package let protocolName: String
    /// `webView(_:didFinish:)`.
    package let signature: String
    package let isRequired: Bool
    package let role: Role
    /// The argument label of the handler that it must call.
    package let handlerLabel: String?
    package let runsOffMain: Thread

    fileprivate init?(_ row: FactRow) {
        guard row.count == 7, let role = Role(rawValue: row[3]), let thread = Thread(rawValue: row[5]) else { return nil }
        protocolName = row[0]
        signature = row[1]
        isRequired = row[2] == "required"
        self.role = role
        handlerLabel = row.names(4).first
        runsOffMain = thread
    }

    /// `webView`, of `webView(_:didFinish:)`.
    package var baseName: Substring {
        signature.prefix { $0 != "(" }
    }
}

/// The callbacks of the frameworks' delegate protocols.
package enum DelegateCallbacks {
    /// What the protocol itself declares. Empty for a protocol that the table does not know.
    package static func of(_ protocolName: String) -> [DelegateCallback] {
        byProtocol[protocolName]
    }

    /// What an object that conforms to the protocol may be called with: those of the protocols that it refines, too.
    package static func all(of protocolName: String) -> [DelegateCallback] {
        DelegateProtocols.ancestry(of: protocolName).flatMap { of($0.name) }
    }

    static let all: [DelegateCallback] = FactTable.delegateCallbacks.rows(DelegateCallback.init)
    private static let byProtocol = GroupedFacts(.delegateCallbacks) { DelegateCallback($0) }
}

extension FunctionDeclaration {
    /// Its name with the argument labels, as the tables of callbacks have it: `webView(_:didFinish:)`.
    package var signature: String {
        "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
}
