/// Something that is started, and what ends it.
package struct StartStopPair: Hashable, Sendable {
    package enum Form: String, Sendable {
        case method, `static`, initializer
        /// A free function; it has no receiver.
        case function
        /// A handler property: setting it starts.
        case property
    }

    /// One way to end it.
    package enum End: Hashable, Sendable {
        /// A call of this base name.
        case call(String)
        /// `member = value`, as in `player = nil`.
        case assignment(member: String, value: String)
        /// The returned token is dropped, or its owner goes.
        case release
    }

    package struct Label: Hashable, Sendable {
        /// `_` for an argument without a label.
        package let name: String
        /// The argument may be left out.
        package let isOptional: Bool

        fileprivate init(_ text: String) {
            isOptional = text.hasSuffix("?")
            name = isOptional ? String(text.dropLast()) : text
        }

        fileprivate func isName(of argument: Argument) -> Bool {
            guard let label = argument.label else { return argument.isTrailingClosure || name == "_" }
            return label == name
        }
    }

    /// The class of the receiver, or the type that is constructed; empty for a free function.
    package let receiver: String
    /// The base name; `init` for an initializer.
    package let name: String
    package let form: Form
    /// nil where any will do.
    package let labels: [Label]?
    package let ends: [End]
    /// What is started keeps its target, handler or delegate alive.
    package let keepsTargetStrongly: Known
    package let endsWithOwner: Known
    /// It goes on after the view unless one of the ends runs. A `Task` only when it loops for ever.
    package let mustEnd: Bool

    /// Whether a call with these arguments is this start. A trailing closure without a label stands for any label.
    package func accepts(_ arguments: [Argument]) -> Bool {
        guard let labels else { return true }
        var waiting = arguments[...]
        for label in labels {
            if let next = waiting.first, label.isName(of: next) {
                waiting.removeFirst()
            } else if !label.isOptional {
                return false
            }
        }
        return waiting.isEmpty
    }

    fileprivate init?(_ row: FactRow) {
        guard
            row.count == 9, let form = Form(rawValue: row[2]),
            let keeps = Known(rawValue: row[5]), let endsWithOwner = Known(rawValue: row[6])
        else { return nil }
        receiver = row[0] == "-" ? "" : row[0]
        name = row[1]
        self.form = form
        labels = row[3] == "*" ? nil : row.names(3).map(Label.init)
        ends = row.names(4).map { end in
            if end == "release" { return .release }
            let sides = end.split(separator: "=")
            guard sides.count == 2 else { return .call(end) }
            return .assignment(member: String(sides[0]), value: String(sides[1]))
        }
        keepsTargetStrongly = keeps
        self.endsWithOwner = endsWithOwner
        mustEnd = row.isYes(7)
    }
}

/// What is started and must be ended.
package enum StartStopPairs {
    /// Every pair whose start has this base name, whatever its receiver.
    package static func starts(named name: String) -> [StartStopPair] {
        byName[name] ?? []
    }

    /// The pair that the call `receiver.name(arguments)` starts.
    ///
    /// - Parameter ancestry: the receiver's class and its superclasses, nearest first; for an initializer the type's own name.
    package static func start(_ name: String, arguments: [Argument], of ancestry: [String]) -> StartStopPair? {
        let candidates = starts(named: name)
        for className in ancestry {
            if let pair = candidates.first(where: { $0.receiver == className && $0.accepts(arguments) }) {
                return pair
            }
        }
        return nil
    }

    static let all: [StartStopPair] = FactTable.startStopPairs.rows(StartStopPair.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
