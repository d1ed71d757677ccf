import Findings
import InteropModel

extension Rule {
    static let geometryMutation = Rule(
        id: "geometry_mutation", group: .lifecycle, severity: .warning,
        summary: "the represented view is moved, resized or transformed behind SwiftUI's back",
        page: PageText.geometry_mutation
    ) { pass in
        for (representable, paths) in pass.subjects {
            for path in [paths.make, paths.update, paths.size] {
                for event in path.onPath {
                    guard let change = Change(event, of: paths.representedType, in: pass.project, representable.platforms),
                        path.entry?.key != paths.make.entry?.key && !representable.wantsNoSpace || !isEmpty(event.write?.value),
                        change != .transform || !keepsFrame(event, on: path)
                    else { continue }
                    let way = path.entry.map { pass.way(to: event, from: path, because: "`\($0.declaration.name)` runs it") } ?? []
                    pass.report(change == .autoresizing ? .info : .warning, at: event.site, message(change), notes: way)
                }
            }
        }
    }

    /// What a write changes of the represented view.
    private enum Change: String {
        case frame, bounds, center, transform
        case autoresizing = "translatesAutoresizingMaskIntoConstraints"

        init?(_ event: Event, of type: StaticType, in project: Project, _ platforms: PlatformSet) {
            guard let member = Change.member(event), let change = Change(rawValue: member.name) else { return nil }
            // Only a controller's `view` is the view that SwiftUI lays out.
            let ancestry = project.table.frameworkAncestry(of: type, platforms: platforms)
            let isController = ancestry.contains("UIViewController") || ancestry.contains("NSViewController")
            guard member.isOfView == isController else { return nil }
            // A property of that name that the project declares itself is another one.
            if let declared = event.write?.declared, !declared.declaration.head.has("override") { return nil }
            // What a view gives itself in its own initializer is the frame that it begins with.
            if change != .transform, event.chain?.steps.contains(where: { $0.function.declaration.kind == .initializer }) == true {
                return nil
            }
            self = change
        }

        /// The member of the represented object, or of its `view`, that the event writes or writes a part of.
        private static func member(_ event: Event) -> (name: String, isOfView: Bool)? {
            let place: Place?
            if let write = event.write {
                place = write.place
            } else if let call = event.call, call.function == nil, let name = setters[call.name] {
                place = call.receiver?.place?.appending(name)
            } else {
                return nil
            }
            guard let place, place.root == .represented, let first = place.first else { return nil }
            guard first == "view", place.path.count > 1 else { return (first, false) }
            return (place.path[1], true)
        }

        /// AppKit's methods. Source: Apple doc appkit/nsview (setFrameSize(_:), setFrameOrigin(_:), setBoundsSize(_:), …).
        private static let setters = [
            "setFrameSize": "frame", "setFrameOrigin": "frame", "setBoundsSize": "bounds", "setBoundsOrigin": "bounds",
        ]
    }

    /// A half turn, or none: the view's frame is the same as before.
    private static func keepsFrame(_ event: Event, on path: Path) -> Bool {
        guard let write = event.write else { return false }
        let calls = path.events.compactMap { event -> CallEvent? in
            guard let call = event.call else { return nil }
            let isPart = event.site.file == write.valueSite.file && write.valueSite.range.contains(event.site.range)
            return isPart || write.value.place != nil && call.result.place == write.value.place ? call : nil
        }
        if calls.isEmpty { return write.value.implicitMember == "identity" || write.value.place?.last == "identity" }
        return calls.allSatisfy { call in
            call.constructed?.externalName == "CGAffineTransform"
                && call.written.allSatisfy { $0.label == "rotationAngle" && $0.value.isHalfTurn }
        }
    }

    /// `frame = .zero` in make sets what a new view has.
    private static func isEmpty(_ value: Value?) -> Bool {
        value?.implicitMember == "zero" || ["CGRect", "CGSize", "NSRect", "NSSize"].contains { value?.place == Place(.type($0), ["zero"]) }
    }
}

extension Representable {
    /// Its size is always zero: SwiftUI gives it no other.
    fileprivate var wantsNoSpace: Bool {
        let sizes = lifecycle.size?.declaration.body?.returnedExpressions ?? []
        return !sizes.isEmpty
            && sizes.allSatisfy { size in
                switch size.kind {
                case .implicitMember("zero"), .member(_, "zero", _): true
                default: false
                }
            }
    }
}

extension Expression {
    /// Zero or pi, either way round.
    fileprivate var isHalfTurn: Bool {
        switch kind {
        case .prefix("-", let operand), .cast(let operand, _, _): operand.isHalfTurn
        case .implicitMember("pi"), .implicitMember("zero"), .member(_, "pi", _), .identifier("M_PI"), .literal(.number("0")): true
        case .ternary(_, let one, let other): one.isHalfTurn && other.isHalfTurn
        case .tuple(let parts): parts.count == 1 && parts[0].value.isHalfTurn
        case .call(let call): call.arguments.count == 1 && call.arguments[0].label == nil && call.arguments[0].value.isHalfTurn
        default: false
        }
    }
}

extension Rule {
    private static func message(_ change: Change) -> String {
        let (loss, advice) =
            switch change {
            case .frame, .bounds:
                ("so it jumps or is drawn at the wrong size", "give the size by `sizeThatFits` or SwiftUI's `frame`")
            case .center:
                ("so it jumps back at the next layout", "move it by SwiftUI's `offset` or `position`")
            case .transform:
                (
                    "so its frame comes out wrong and it is drawn in the wrong place",
                    "use SwiftUI's `scaleEffect` or `rotationEffect`, or transform a subview"
                )
            case .autoresizing:
                ("which can make it collapse or fill the screen", "leave it alone here, and set it on subviews only")
            }
        let what = change == .autoresizing ? "of the represented view is SwiftUI's own" : "of the represented view is set by SwiftUI"
        return "`\(change.rawValue)` \(what), \(loss); \(advice)"
    }
}
