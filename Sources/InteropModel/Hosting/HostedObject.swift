/// A hosting controller or a hosting view as one path knows it, with what is done with it there.
package struct HostedObject: Sendable {
    package let type: StaticType
    /// False for a hosting view, which needs no controller.
    package let isController: Bool
    /// The call that constructs it; nil where the path has it from elsewhere.
    package let construction: Event?
    /// It comes in as an argument.
    let isGiven: Bool
    /// Everything that names it on this path.
    var places: Set<Place>
    /// The declarations of the project's properties that hold it.
    var properties: Set<SiteKey> = []
    /// In the order in which they happen.
    package var steps: [HostingStep] = []
}

/// Something that is done with a hosting controller or with its view.
package struct HostingStep: Sendable {
    package enum Kind: Sendable {
        /// A property keeps it.
        case stored
        case returned
        /// A closure keeps it.
        case captured
        /// Given to a call, or to another object's member: that one may keep it and do any of the steps.
        case handedOn
        /// Presented, pushed, shown.
        case presented
        /// `addChild`.
        case child
        /// `didMove(toParent:)` with a parent.
        case moved
        /// `didMove(toParent: nil)`.
        case movedToNil
        /// `removeFromParent`.
        case left
        case view(ViewStep)
    }

    package enum ViewStep: Sendable {
        /// Made a subview, or arranged, of this view.
        case added(to: Value)
        /// Assigned to this member.
        case assigned(to: String, receiver: Value)
        case returned
        /// `removeFromSuperview`.
        case removed
        /// Its `frame` is set.
        case framed
        /// It is constrained or resizes by itself, or may be: it is given to a call that nothing is known of.
        case sized
    }

    package let kind: Kind
    /// nil for what the path returns.
    package let event: Event?
    /// The index of the event among the path's.
    let index: Int
    /// Whether what takes it in stays after the path is over.
    var isLasting = true
}

extension HostedObject {
    func has(_ matches: (HostingStep.Kind) -> Bool) -> Bool {
        steps.contains { matches($0.kind) }
    }

    /// Somebody refers to the object itself when the path is over, or may.
    var isKept: Bool {
        has { kind in
            switch kind {
            case .stored, .returned, .captured, .handedOn, .presented, .child: true
            case .moved, .movedToNil, .left, .view: false
            }
        }
    }

    var isChild: Bool { has { if case .child = $0 { true } else { false } } }
    var isMoved: Bool { has { if case .moved = $0 { true } else { false } } }
    var hasLeft: Bool { has { if case .left = $0 { true } else { false } } }
    var isPresented: Bool { has { if case .presented = $0 { true } else { false } } }
    var isSized: Bool { has { if case .view(.sized) = $0 { true } else { false } } }
    var isFramed: Bool { has { if case .view(.framed) = $0 { true } else { false } } }

    /// It is more than measured or drawn.
    var isShown: Bool {
        viewStays
            || has { kind in
                switch kind {
                case .stored, .child: true
                default: false
                }
            }
    }

    /// Others may do what is left to do.
    var isHandedOn: Bool {
        has { kind in
            switch kind {
            case .returned, .handedOn, .presented: true
            default: false
            }
        }
    }

    /// Where its view becomes a subview of another.
    var additions: [(event: Event, index: Int, holder: Value)] {
        steps.compactMap { step in
            guard case .view(.added(let holder)) = step.kind, let event = step.event else { return nil }
            return (event, step.index, holder)
        }
    }

    var removals: [(event: Event, index: Int)] {
        steps.compactMap { step in
            guard case .view(.removed) = step.kind, let event = step.event else { return nil }
            return (event, step.index)
        }
    }

    /// Its view goes into something that stays, and is not taken out again.
    var viewStays: Bool {
        let last = removals.last?.index ?? -1
        return steps.contains { step in
            guard step.isLasting, step.index > last, case .view(let view) = step.kind else { return false }
            switch view {
            case .added, .assigned, .returned: return true
            case .removed, .framed, .sized: return false
            }
        }
    }
}
