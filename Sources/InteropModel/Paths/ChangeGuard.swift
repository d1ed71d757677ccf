/// Decides whether a condition tells *now* from *earlier* for one write or call (the catalogue's *change guard*).
package struct ChangeGuard {
    let table: TypeTable
    let representable: Representable
    let path: Path
    let representedType: StaticType

    package init(project: Project, representable: Representable, path: Path, representedType: StaticType) {
        table = project.table
        self.representable = representable
        self.path = path
        self.representedType = representedType
    }

    /// What a write or call is about.
    package struct Subject: Sendable {
        package enum Nature: Sendable {
            case write
            /// Finding an object already there, by unwrapping a look at the members, is creating it once.
            case attachment
            /// To ask whether there is anything to remove tells nothing of a change.
            case removal
        }

        /// The object written to.
        package let object: Place?
        /// The members in whose terms the write is compared: the member itself, and what a call sets or did last.
        package let members: Set<String>
        package let nature: Nature
        /// The objects that are attached or presented: where they are now tells as well.
        package let parts: [Place]

        package init(object: Place?, members: Set<String>, nature: Nature = .write, parts: [Place] = []) {
            self.object = object
            self.members = members
            self.nature = nature
            self.parts = parts
        }
    }

    /// Whether any condition that `event` depends on is a change guard for `subject`.
    ///
    /// - Parameter isCounted: the tests that may make it one.
    package func guards(_ event: Event, subject: Subject, where isCounted: (Test) -> Bool = { _ in true }) -> Bool {
        event.conditions?.frames.contains { isGuard($0, for: subject, where: isCounted) } ?? false
    }

    private func isGuard(_ frame: ConditionFrame, for subject: Subject, where isCounted: (Test) -> Bool) -> Bool {
        frame.tests.contains { test in
            guard isCounted(test) else { return false }
            return test.kind == .difference || test.kind == .once
                || test.places.contains { tells(test, about: $0, of: subject) || isSetBack($0, in: frame, by: test) }
        }
    }

    // MARK: One place

    private func tells(_ test: Test, about place: Place, of subject: Subject) -> Bool {
        if isWrittenAfresh(place, before: test) { return false }
        // What leads to the object merely reaches it.
        if let object = subject.object, place.contains(object), test.kind != .comparison { return false }
        if isPlacement(place, of: subject) { return test.kind != .unwrap }
        if isComparedMember(place, of: subject) { return isComparison(test, of: subject) }
        switch test.kind {
        case .comparison, .pattern: return comparesState(place, in: test)
        case .flag: return isFlag(place, about: subject)
        // `seen.contains(id)`: what the coordinator or the object's own class remembers.
        case .lookup: return comparesState(place, in: test)
        case .absence: return isFrameworkFlag(place, about: subject) == true
        case .unwrap, .difference, .once: return false
        }
    }

    private func isComparison(_ test: Test, of subject: Subject) -> Bool {
        switch subject.nature {
        case .write: test.kind != .unwrap
        case .attachment: true
        case .removal: test.kind == .comparison && !test.left.isEmpty && !test.right.isEmpty
        }
    }

    /// This pass has given it its new value before it was asked: it tells nothing of earlier.
    private func isWrittenAfresh(_ place: Place, before test: Test) -> Bool {
        path.events.prefix(test.position).contains { event in
            guard !event.isStored, event.conditions == nil, let write = event.write, write.operator == "=", let written = write.place
            else { return false }
            return written.contains(place) && write.value.sources.contains { $0.root == .representable }
        }
    }

    /// The very member about to be written, on this object or another name of it.
    private func isComparedMember(_ place: Place, of subject: Subject) -> Bool {
        switch place.root {
        case .represented, .construction, .opaque, .coordinator: break
        case .representable: if !isObjectPath(place) { return false }
        default: return false
        }
        guard let index = place.path.firstIndex(where: { subject.members.contains($0) }) else { return false }
        // The representable's own `text` is not the view's: there must be an object in front of the member.
        guard index > 0 || isObjectPath(place) else { return false }
        return isSameObject(Place(place.root, Array(place.path.prefix(index))), as: subject)
    }

    /// Members that tell where a view, layer, controller or recognizer is now. Sources: their pages in UIKit, AppKit and
    /// QuartzCore.
    private static let placements: Set<String> = [
        "superview", "superlayer", "parent", "view", "window", "viewIfLoaded", "isDescendant", "presentingViewController",
        "isBeingPresented", "isVisible", "isShown", "isSheet", "sheetParent",
    ]

    /// `overlay.superview`, of the overlay that is about to be attached.
    private func isPlacement(_ place: Place, of subject: Subject) -> Bool {
        guard let index = place.path.firstIndex(where: Self.placements.contains) else { return false }
        return subject.parts.contains(Place(place.root, Array(place.path.prefix(index))))
    }

    /// Whether `object` can be the one written to, or leads to it: not a sibling below the same root.
    private func isSameObject(_ object: Place, as subject: Subject) -> Bool {
        guard let written = subject.object, written.root == object.root else { return true }
        return object.contains(written) || written.contains(object)
    }

    /// Whether it leads through an object: not a value that SwiftUI hands to the representable.
    private func isObjectPath(_ place: Place) -> Bool {
        switch place.root {
        case .represented, .construction, .opaque: return true
        case .coordinator: return place.path.count > 1
        case .representable:
            guard let input = place.first.flatMap(representable.input), place.path.count > 1 else { return false }
            return table.isViewLike(input.type, on: representable.platforms)
        default: return false
        }
    }

    /// The coordinator's state, a parent copy from an earlier pass, a cache in the object's own class, a static.
    private func comparesState(_ place: Place, in test: Test) -> Bool {
        switch place.root {
        case .coordinator: return isState(place)
        case .parent: return test.kind == .comparison
        case .previous: return true
        case .represented: return isDeclaredState(place)
        case .type: return isProjectVariable(place)
        default: return false
        }
    }

    /// The coordinator's own value, or the identity of an object that it keeps; not a member of a kept view.
    private func isState(_ place: Place) -> Bool {
        guard let first = place.first, let coordinator = representable.coordinator else { return false }
        guard let site = table.property(named: first, of: .project(coordinator.type), platforms: representable.platforms) else {
            return true
        }
        // A constant tells nothing of earlier, and a binding that it keeps is SwiftUI's state.
        if site.declaration.isLet && place.path.count == 1 || isBinding(site) { return false }
        if place.path.count == 1 { return true }
        let type = table.type(of: site, platforms: representable.platforms)
        return !table.isViewLike(type, on: representable.platforms) || isDeclared(place.path[1], on: type)
    }

    private func isBinding(_ site: PropertySite) -> Bool {
        site.declaration.head.attribute("Binding") != nil || table.type(of: site, platforms: representable.platforms).isBinding
    }

    private func isDeclaredState(_ place: Place) -> Bool {
        if place.path.isEmpty { return true }
        return isDeclared(place.path[0], on: representedType)
    }

    private func isDeclared(_ member: String, on type: StaticType) -> Bool {
        guard let site = table.property(named: member, of: type, platforms: representable.platforms) else { return false }
        return !site.declaration.isComputed && !site.declaration.isLet
    }

    private func isProjectVariable(_ place: Place) -> Bool {
        table.storedVariable(at: place).map { !$0.declaration.isLet } ?? false
    }

    // MARK: Flags

    /// Framework flags, and the members that each speaks of. Sources: the flags' pages in UIKit, AppKit and WebKit.
    private static let flags: [String: Set<String>] = [
        "isFirstResponder": focusAndText, "markedTextRange": focusAndText, "hasMarkedText": focusAndText, "isEditing": focusAndText,
        "currentEditor": focusAndText,
        "isDragging": scrolling, "isTracking": scrolling.union(["value"]), "isDecelerating": scrolling, "isZooming": scrolling,
        "isLoading": ["url", "request", "load", "loadHTMLString", "loadFileURL", "reload", "isLoading"],
        "presentedViewController": ["present", "presentedViewController"],
        "isBeingPresented": ["present"], "isBeingDismissed": ["present", "dismiss"],
    ]
    private static let focusAndText: Set<String> = [
        "text", "attributedText", "stringValue", "attributedStringValue", "string", "selectedRange", "selectedRanges",
        "selectedTextRange", "becomeFirstResponder", "resignFirstResponder", "makeFirstResponder", "isFirstResponder", "insertText",
        "setAttributedString", "replaceCharacters", "markedText", "currentEditor",
    ]
    private static let scrolling: Set<String> = [
        "contentOffset", "zoomScale", "setContentOffset", "setZoomScale", "scrollRectToVisible", "scrollToItem", "scrollToRow",
        "scrollRangeToVisible", "region", "centerCoordinate", "visibleMapRect", "camera", "zoom", "reloadData",
    ]

    /// nil where it is no framework flag.
    private func isFrameworkFlag(_ place: Place, about subject: Subject) -> Bool? {
        guard isObjectPath(place) else { return nil }
        for (index, name) in place.path.enumerated() {
            guard let members = Self.flags[name] else { continue }
            return isSameObject(Place(place.root, Array(place.path.prefix(index))), as: subject)
                && !members.isDisjoint(with: subject.members)
        }
        return nil
    }

    private func isFlag(_ place: Place, about subject: Subject) -> Bool {
        if let answer = isFrameworkFlag(place, about: subject) { return answer }
        switch place.root {
        case .coordinator: return isState(place)
        case .represented: return place.path.count == 1 && isDeclared(place.path[0], on: representedType)
        case .previous: return true
        default: return false
        }
    }

    // MARK: What the branch does

    /// The guarded branch writes what the condition asked: a cache, a create-once, a one-shot command set back.
    private func isSetBack(_ place: Place, in frame: ConditionFrame, by test: Test) -> Bool {
        guard !place.path.isEmpty else { return false }
        return path.events.contains { event in
            if event.isStored { return false }
            // `let label = kept ?? make(); kept = label`: stored after the question, with what was there if it was.
            if test.kind == .absence, let write = event.write, write.place == place, write.value.sources.contains(place) { return true }
            guard let conditions = event.conditions, conditions.isInside(frame) else { return false }
            if let written = event.write?.place?.collection {
                let asked = place.collection
                // Writing the whole writes each member that was compared.
                if test.kind == .comparison, written.contains(asked) { return true }
                return written == asked || (asked.contains(written) && test.kind != .absence && test.kind != .unwrap)
            }
            if test.kind == .comparison, let call = event.call, sets(place, call) { return true }
            guard test.kind == .lookup || test.kind == .absence, let call = event.call, call.function == nil,
                let receiver = call.receiver?.place
            else { return false }
            return (call.name.hasPrefix("add") || call.name.hasPrefix("insert")) && receiver.contains(place)
                && receiver.path.count < place.path.count && !Self.placements.contains(place.path[receiver.path.count])
        }
    }

    /// The call sets what the condition compares: `url` for `load`, `numberOfRows` for `reloadData`.
    private func sets(_ place: Place, _ call: CallEvent) -> Bool {
        guard call.function == nil, let receiver = call.receiver, let object = receiver.place, object.contains(place) else { return false }
        let ancestry = table.frameworkAncestry(of: receiver.type, platforms: representable.platforms)
        guard let member = FeedbackMembers.member(call.name, isCall: true, of: ancestry) else { return false }
        return !member.comparedWith.filter(place.path.contains).isEmpty
    }
}

extension Place {
    /// The collection, for one of its elements.
    fileprivate var collection: Place {
        path.last == "[]" ? Place(root, path.dropLast()) : self
    }
}
