/// What a member of a framework class is.
package struct FrameworkMember: Hashable, Sendable {
    package let className: String
    /// A property, or a method without arguments.
    package let name: String
    /// Its class, or its elements' class, optional or not.
    package let type: String
    package let isArray: Bool

    fileprivate init?(_ row: FactRow) {
        guard row.count == 4 else { return nil }
        className = row[0]
        name = row[1]
        let written = row[2]
        isArray = written.hasPrefix("[")
        type = isArray ? String(written.dropFirst().dropLast()) : written
    }

    var staticType: StaticType {
        isArray ? .array(.external(type)) : .external(type)
    }
}

/// The members through which a chain such as `scroll.documentView` or `page.configuration.userContentController` leads on.
package enum FrameworkMembers {
    /// `receiver.name`, found at the nearest class of `ancestry`; nil for what the table does not know.
    package static func member(_ name: String, of ancestry: [String]) -> FrameworkMember? {
        guard let candidates = byName[name] else { return nil }
        for className in ancestry {
            if let member = candidates.first(where: { $0.className == className }) { return member }
        }
        return nil
    }

    /// Whether a bare `name` inside a class of this ancestry can be the framework's member.
    static func isKnown(_ name: String, on ancestry: [String]) -> Bool {
        member(name, of: ancestry) != nil || FeedbackMembers.member(name, isCall: false, of: ancestry) != nil
            || (name == "delegate" || name == "dataSource")
    }

    /// Static members that most often hold an instance of their own type.
    static let sharedInstances: Set<String> = ["shared", "default", "main", "current", "general", "standard", "system"]

    static let all: [FrameworkMember] = FactTable.frameworkMembers.rows(FrameworkMember.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}

/// Static factories of which the tables of classes do not tell what they return.
package enum FrameworkFactories {
    /// Sources: https://developer.apple.com/documentation/appkit/nstextview (scrollable…), foundation/timer (publish),
    /// dispatch/dispatchqueue (global).
    private static let results: [String: String] = [
        "NSTextView.scrollableTextView": "NSScrollView",
        "NSTextView.scrollablePlainDocumentContentTextView": "NSScrollView",
        "NSTextView.scrollableDocumentContentTextView": "NSScrollView",
        "Timer.publish": "TimerPublisher",
        "DispatchQueue.global": "DispatchQueue",
    ]

    /// What `.name(…)` gives where nothing is known of what is expected, and only one type has such a method.
    package static func result(ofImplicit name: String) -> String? {
        name == "global" ? "DispatchQueue" : nil
    }

    /// What the static method `name` of `owner` returns.
    package static func result(of name: String, on owner: String) -> String? {
        results[owner + "." + name]
    }
}
