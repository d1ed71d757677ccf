/// How much a finding weighs. `info` is not shown unless asked for and never fails a run.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    case info, warning, error

    /// `info` < `warning` < `error`.
    public static func < (left: Severity, right: Severity) -> Bool {
        rank(left) < rank(right)
    }

    private static func rank(_ severity: Severity) -> Int {
        switch severity {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A place in a file.
public struct Location: Hashable, Sendable {
    /// The path as the user named it or as it was found below a path the user named.
    public let path: String
    /// UTF-8 byte offset of the first byte, 0-based.
    public let start: Int
    /// UTF-8 byte offset past the last byte.
    public let end: Int

    /// - Parameters: as the properties of the same names.
    public init(path: String, start: Int, end: Int) {
        self.path = path
        self.start = start
        self.end = end
    }
}

/// Another place that matters to a finding, with a short text.
public struct Note: Hashable, Sendable {
    /// What the note is to the finding: reporters may show the two differently.
    public enum Role: Sendable {
        /// A declaration or statement that explains the finding.
        case related
        /// A step on the way from the lifecycle method to the statement, in order.
        case step
    }

    /// One clause, no full stop.
    public let message: String
    /// Where it is.
    public let location: Location
    /// What it is to the finding.
    public let role: Role

    /// - Parameters: as the properties of the same names.
    public init(_ message: String, at location: Location, role: Role = .related) {
        self.message = message
        self.location = location
        self.role = role
    }
}

/// One replacement in one file.
public struct Edit: Hashable, Sendable {
    /// What is replaced; empty for an insertion.
    public let location: Location
    /// What stands there afterwards.
    public let replacement: String

    /// - Parameters: as the properties of the same names.
    public init(_ location: Location, replacement: String) {
        self.location = location
        self.replacement = replacement
    }
}

/// A change that removes the finding.
public struct Fix: Hashable, Sendable {
    /// What it does, as an imperative clause.
    public let title: String
    /// Whether it can be applied without a look.
    public let isSafe: Bool
    /// Do not overlap.
    public let edits: [Edit]

    /// - Parameters: as the properties of the same names.
    public init(title: String, isSafe: Bool, edits: [Edit]) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }
}

/// One mistake at one place.
public struct Finding: Hashable, Sendable {
    /// The rule's identifier, such as `delegate_set_in_update`.
    public let rule: String
    /// How much it weighs.
    public let severity: Severity
    /// What is wrong, what the app's user sees because of it, and what to do.
    public let message: String
    /// Where it points.
    public let location: Location
    /// The other places that matter.
    public let notes: [Note]
    /// The change that removes it, where one is certain.
    public let fix: Fix?

    /// - Parameters: as the properties of the same names.
    public init(rule: String, severity: Severity, message: String, location: Location, notes: [Note] = [], fix: Fix? = nil) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fix = fix
    }

    /// The same finding with another severity.
    public func weighing(_ severity: Severity) -> Finding {
        Finding(rule: rule, severity: severity, message: message, location: location, notes: notes, fix: fix)
    }
}
