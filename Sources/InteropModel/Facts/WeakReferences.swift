/// Which members and arguments of the frameworks refer to an object without keeping it.
enum WeakReferences {
    /// `delegate`, `dataSource`, and what ends in one of these.
    static func isDelegate(_ member: String) -> Bool {
        member == "delegate" || member == "dataSource" || member.hasSuffix("Delegate") || member.hasSuffix("DataSource")
    }

    /// Whether an object of a class of this ancestry keeps its delegate.
    static func retainsDelegate(_ ancestry: [String]) -> Bool {
        ancestry.contains { name in all.contains { $0.className == name && $0.isRetained && $0.givenBy == "property" } }
    }

    /// What a table says of one class.
    struct Row {
        let className: String
        /// `property` or `init`.
        let givenBy: String
        let isRetained: Bool

        init?(_ row: FactRow) {
            guard row.count == 4 else { return nil }
            className = row[0]
            givenBy = row[1]
            isRetained = row.isYes(2)
        }
    }

    static let all: [Row] = FactTable.delegateRetention.rows(Row.init)

    /// What a call refers to by one of its arguments.
    enum Role {
        case target, observer
    }

    /// The argument that a call of the frameworks takes as its target or observer: `target:` beside an action or a selector,
    /// the first one of `addTarget(_:action:)` and of `addObserver(_:selector:)`.
    /// Sources: the pages of UIGestureRecognizer, UIBarButtonItem, UIControl, NSButton, NSClickGestureRecognizer, Timer,
    /// CADisplayLink, NotificationCenter and NSObject under https://developer.apple.com/documentation.
    static func targetArgument(of name: String, labels: [String?]) -> (index: Int, role: Role)? {
        if let index = labels.firstIndex(of: "target"), labels.contains("action") || labels.contains("selector") { return (index, .target) }
        guard labels.count > 1, labels[0] == nil else { return nil }
        if name == "addTarget", labels[1] == "action" { return (0, .target) }
        if name == "addObserver", labels[1] == "selector" || labels[1] == "forKeyPath" { return (0, .observer) }
        return nil
    }

    /// The argument that the initializer of a class of this ancestry takes as a delegate without keeping it.
    static func delegateArgument(ofInitializer ancestry: [String], labels: [String?]) -> Int? {
        guard ancestry.contains(where: { name in all.contains { $0.className == name && !$0.isRetained && $0.givenBy == "init" } }) else {
            return nil
        }
        return labels.firstIndex(of: "delegate")
    }
}
