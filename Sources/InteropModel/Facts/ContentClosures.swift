/// What a SwiftUI view or modifier does with a closure.
struct ContentClosure: Hashable, Sendable {
    let name: String
    /// nil for one without a label.
    let label: String?
    /// With an argument of one of these labels, it is built at once.
    let unlessLabels: [String]
    /// Only with data in front: an unlabelled argument that is no closure.
    let needsData: Bool
    let role: ClosureRole

    fileprivate init?(_ row: FactRow) {
        guard row.count == 6 else { return nil }
        name = row[0]
        label = row[1] == "-" ? nil : row[1]
        unlessLabels = row[2] == "-" ? [] : row.names(2)
        needsData = row.isYes(3)
        role = row[4] == "action" ? .action : .keptBuilder
    }
}

/// When a closure runs that a view is given.
package enum ClosureRole: Hashable, Sendable {
    /// A builder that runs within the call and is dropped.
    case built
    /// The view keeps it, and runs it whenever it shows itself.
    case keptBuilder
    /// The view keeps it, and runs it when the person or the system does something.
    case action
    case unknown
}

enum ContentClosures {
    static func role(of argument: Argument, in call: Call, named name: String) -> ClosureRole {
        for row in byName[name] ?? [] where row.label == argument.label {
            if call.arguments.contains(where: { $0.label.map(row.unlessLabels.contains) ?? false }) { return .built }
            if row.needsData, !call.hasData { return .built }
            return row.role
        }
        return isNamedAsAction(argument.label ?? name) ? .action : .unknown
    }

    /// How SwiftUI, and what is written in its manner, names what it is told to do.
    /// Source: https://developer.apple.com/documentation/swiftui/input-and-event-modifiers, …/swiftui/button
    private static func isNamedAsAction(_ name: String) -> Bool {
        if ["action", "perform", "primaryAction", "handler"].contains(name) { return true }
        return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }

    static let all: [ContentClosure] = FactTable.contentClosures.rows(ContentClosure.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}

extension Call {
    fileprivate var hasData: Bool {
        arguments.contains { argument in
            if case .closure = argument.value.kind { return false }
            return argument.label == nil
        }
    }
}
