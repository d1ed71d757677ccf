import SwiftTree

/// Members that update sets while an optional input holds something, and that nothing clears when it holds nothing again.
package struct UnclearedMembers: Sendable {
    package struct Entry: Sendable {
        /// The `if` or `guard` that unwraps the input.
        package let branch: SiteKey
        /// The optional: an input, or a member of one.
        package let name: String
        package let member: String
        package let write: SiteKey
    }

    package let entries: [Entry]

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        guard !paths.update.isCutOff, !project.isIdentified(representable) else {
            entries = []
            return
        }
        let finder = UnclearedMemberFinder(project: project, representable: representable, paths: paths)
        entries = paths.update.onPath.compactMap(finder.entry)
    }
}

private struct UnclearedMemberFinder {
    let project: Project
    let representable: Representable
    let paths: RepresentablePaths

    /// A member that is set to something.
    private struct Setting {
        let receiver: Value
        let member: String
        let sources: [Place]
        let isNil: Bool

        /// What else shows the same: `attributedText` for `text`.
        var kind: String {
            let plain = member.hasPrefix("set") ? String(member.dropFirst(3)) : member
            let lower = plain.lowercased()
            return lower.hasPrefix("attributed") ? String(lower.dropFirst("attributed".count)) : lower
        }

        init?(_ event: Event) {
            if let write = event.write, write.operator == "=" {
                receiver = write.receiver
                member = write.member
                sources = write.value.sources
                isNil = write.value.isNil || write.value.mayBeNil
            } else if let call = event.call, call.function == nil, call.constructed == nil, let object = call.receiver,
                let first = call.arguments.first
            {
                receiver = object
                member = call.name
                sources = first.value.sources
                isNil = first.value.isNil || first.value.mayBeNil
            } else {
                return nil
            }
        }
    }

    func entry(_ event: Event) -> UnclearedMembers.Entry? {
        guard let setting = Setting(event), isKept(setting.receiver), takesNil(setting, event) else { return nil }
        for frame in event.conditions?.frames ?? [] {
            guard let (input, place) = unwrapped(by: frame, for: setting), let branch = branch(of: frame) else { continue }
            guard !isSetElsewhere(setting, outside: frame), !isHiddenOtherwise(setting, by: place),
                !project.isConstant(input, of: representable)
            else { return nil }
            return UnclearedMembers.Entry(
                branch: branch, name: place.path.joined(separator: "."), member: setting.member, write: event.site)
        }
        return nil
    }

    /// An object that is there from one update to the next.
    private func isKept(_ receiver: Value) -> Bool {
        guard let place = receiver.place else { return false }
        switch place.root {
        case .represented: return true
        case .coordinator, .representable: return !place.path.isEmpty && project.isViewLike(receiver.type, on: representable.platforms)
        default: return false
        }
    }

    private func takesNil(_ setting: Setting, _ event: Event) -> Bool {
        if let declared = event.write?.declared {
            return declared.declaration.type?.holdsOptional == true && declared.declaration.head.attribute("Binding") == nil
        }
        let ancestry = project.table.frameworkAncestry(of: setting.receiver.type, platforms: representable.platforms)
        return OptionalMembers.member(setting.member, isCall: event.write == nil, of: ancestry) != nil
    }

    // MARK: The input

    /// The optional input that the frame unwraps and that the value is made from.
    private func unwrapped(by frame: ConditionFrame, for setting: Setting) -> (Input, Place)? {
        for test in frame.tests where test.kind == .unwrap || test.kind == .absence {
            for place in test.places where setting.sources.contains(where: { place.contains($0) || $0.contains(place) }) {
                guard place.root == .representable, let input = place.first.flatMap(representable.input), canBecomeNil(input),
                    isOptional(place, of: input)
                else { continue }
                return (input, place)
            }
        }
        return nil
    }

    private func canBecomeNil(_ input: Input) -> Bool {
        switch input.role {
        case .value, .binding, .observed, .environment, .dynamic: !input.name.hasPrefix("initial") && !input.name.hasPrefix("default")
        case .owned: input.site.declaration.head.attribute("State") != nil
        case .constant: false
        }
    }

    private func isOptional(_ place: Place, of input: Input) -> Bool {
        var property = input.site
        for name in place.path.dropFirst() {
            let type = project.table.type(of: property, platforms: representable.platforms)
            guard let next = project.table.property(named: name, of: type, platforms: representable.platforms) else { return false }
            property = next
        }
        return property.declaration.type?.holdsOptional == true
    }

    // MARK: The branch

    /// The `if` without an `else`, or the `guard` that only leaves, whose condition the frame is.
    private func branch(of frame: ConditionFrame) -> SiteKey? {
        let steps = project.files[frame.site.file].path(to: frame.site.range)
        for step in steps.reversed() {
            switch step {
            case .branch(let branch):
                guard branch.otherwise == nil, branch.conditions.contains(where: \.isPresence) else { return nil }
                return SiteKey(file: frame.site.file, range: branch.range)
            case .statement(let statement):
                guard case .guardStatement(let conditions, let otherwise) = statement.kind, otherwise.statements.count == 1,
                    conditions.contains(where: \.isPresence)
                else { return nil }
                return SiteKey(file: frame.site.file, range: statement.range)
            default:
                return nil
            }
        }
        return nil
    }

    // MARK: What else is done

    private func isSetElsewhere(_ setting: Setting, outside frame: ConditionFrame) -> Bool {
        let isSetOnUpdate = paths.update.onPath.contains { other in
            guard other.conditions?.isInside(frame) != true, let again = Setting(other) else { return false }
            return again.kind == setting.kind && again.receiver.place == setting.receiver.place
        }
        return isSetOnUpdate
            || (paths.handlers + [paths.size]).flatMap(\.events).contains { event in
                guard let again = Setting(event) else { return false }
                return again.isNil && again.kind == setting.kind
            }
    }

    /// Without the input nobody sees the object.
    private func isHiddenOtherwise(_ setting: Setting, by place: Place) -> Bool {
        paths.update.onPath.contains { event in
            guard let other = Setting(event), Self.hiding.contains(other.member), let object = other.receiver.place,
                setting.receiver.place.map(object.contains) == true
            else { return false }
            return other.sources.contains { $0.contains(place) || place.contains($0) }
        }
    }

    /// Sources: their pages in UIKit, AppKit, QuartzCore and WatchKit.
    private static let hiding: Set<String> = ["isHidden", "alpha", "alphaValue", "opacity", "setHidden", "setAlpha"]
}

extension TypeReference {
    /// `T?`, `T!`, `Optional<T>`, and a binding to one.
    fileprivate var holdsOptional: Bool {
        switch kind {
        case .optional: true
        case .named(let path, let arguments): path.last == "Optional" || (path.last == "Binding" && arguments.first?.holdsOptional == true)
        default: false
        }
    }
}

extension Condition {
    /// It holds while something is there: an unwrap, `!= nil`.
    fileprivate var isPresence: Bool {
        switch kind {
        case .optionalBinding: true
        case .expression(let value):
            if case .binary("!=", _, let right) = value.kind, case .literal(.nil) = right.kind { true } else { false }
        case .pattern(.optional, _): true
        case .pattern(.enumCase(name: "some", _), _): true
        case .pattern, .availability: false
        }
    }
}
