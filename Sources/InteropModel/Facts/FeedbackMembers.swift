/// A member whose write starts a control's own feedback or throws away what the person is doing.
package struct FeedbackMember: Hashable, Sendable {
    /// What a write does, by the member's nature.
    package enum Effect: String, Sendable {
        case resetsCursor = "resets_cursor"
        case movesScroll = "moves_scroll"
        case stealsFocus = "steals_focus"
        case replacesContent = "replaces_content"
        case interruptsPlayback = "interrupts_playback"
        case reloads
        case presents
    }

    /// How much an unguarded write weighs.
    package enum Weight: String, Sendable {
        /// A warning.
        case feedback
        /// Worth knowing: the player of an `AVPlayerLayer`, the session of a preview layer.
        case layer
        /// Worth knowing only when the value comes from a binding that the control writes back.
        case twoWay = "two_way"
        /// Not reported here; the row says what a presentation is compared with.
        case presentation
    }

    /// The delegate method that the write calls within the call.
    package enum Callback: Hashable, Sendable {
        case none
        case unknown
        /// The base name of the method.
        case method(String)
    }

    package let className: String
    /// The base name: `setRegion` for `setRegion(_:animated:)`.
    package let name: String
    /// A method, not a property.
    package let isCall: Bool
    package let effect: Effect
    package let weight: Weight
    package let callback: Callback
    /// Base names of the members whose comparison makes this write a change: for a property itself among them.
    package let comparedWith: [String]

    fileprivate init?(_ row: FactRow) {
        guard row.count == 8, let effect = Effect(rawValue: row[3]), let weight = Weight(rawValue: row[4]) else { return nil }
        className = row[0]
        name = row[1]
        isCall = row[2] == "call"
        self.effect = effect
        self.weight = weight
        callback =
            switch row[5] {
            case "no": .none
            case "unknown": .unknown
            default: .method(row[5])
            }
        comparedWith = row.names(6)
    }
}

/// The feedback members of the frameworks.
package enum FeedbackMembers {
    /// The member of the nearest class of `ancestry` (as `FrameworkClasses.ancestry` gives it) that has one of this name.
    ///
    /// - Parameter name: the base name, without arguments.
    package static func member(_ name: String, isCall: Bool, of ancestry: [String]) -> FeedbackMember? {
        guard let candidates = byName[name] else { return nil }
        for className in ancestry {
            if let member = candidates.first(where: { $0.className == className && $0.isCall == isCall }) {
                return member
            }
        }
        return nil
    }

    /// Every class's member of this name: for a receiver of unknown class.
    package static func members(named name: String, isCall: Bool) -> [FeedbackMember] {
        (byName[name] ?? []).filter { $0.isCall == isCall }
    }

    static let all: [FeedbackMember] = FactTable.feedbackMembers.rows(FeedbackMember.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
