import Findings
import InteropModel
import SwiftTree

/// Lets update write a member only where it differs.
struct UpdateWriteFix {
    let fix: Fix

    /// nil where the comparison is not certain to compile and to tell whether the write would change anything.
    init?(of event: Event, receiver: StaticType, on representable: Representable, in pass: Pass) {
        let finder = UpdateComparison(event: event, representable: representable, pass: pass)
        guard let condition = event.write != nil ? finder.comparison(receiver) : finder.responderTest(receiver),
            let wrapping = StatementWrapping(event.site, in: ["if \(condition)"], pass)
        else { return nil }
        fix = Fix(title: "write only where it differs: `if \(condition)`", isSafe: true, edits: wrapping.edits)
    }
}

private struct UpdateComparison {
    let event: Event
    let representable: Representable
    let pass: Pass

    /// Members that can be compared with `!=`, and that give back what was written. Not among them: attributed texts, to which views
    /// add attributes of their own, and regions, coordinates and cameras, which cannot be compared or come back changed.
    private static let equatable: Set<String> = [
        "text", "string", "stringValue", "selectedRange", "contentOffset", "zoomScale", "drawing", "selectedIndex", "userTrackingMode",
        "selectedSegment", "selectedSegmentIndex", "dateValue", "magnification", "scaleFactor", "selectedColor", "date", "currentPage",
        "value", "isOn", "currentPreviewItemIndex", "selectionIndexPaths",
    ]
    /// Members that hold an object.
    private static let objects: Set<String> = ["player", "session", "document", "scene", "livePhoto"]
    /// Members that give an empty text where nil was written, so that a nil would differ for ever.
    private static let neverNil: Set<String> = ["text"]

    func comparison(_ receiver: StaticType) -> String? {
        guard let write = event.write, write.declared == nil, let parts = pass.plainAssignment(event.site),
            pass.project.feedbackMember(write.member, isCall: false, of: receiver, on: representable.platforms) != nil,
            case .member(_, write.member, _) = parts.targetSyntax.kind
        else { return nil }
        if Self.objects.contains(write.member) { return isKept(write.value) ? "\(parts.target) !== \(parts.value)" : nil }
        guard Self.equatable.contains(write.member) else { return nil }
        if Self.neverNil.contains(write.member), !isNeverNil(parts.valueSyntax, write.value) { return nil }
        return "\(parts.target) != \(parts.value)"
    }

    /// An object that is there from one pass to the next: one that is made on each differs for ever.
    private func isKept(_ value: Value) -> Bool {
        guard let place = value.place, !place.path.isEmpty else { return false }
        switch place.root {
        case .representable, .parent, .coordinator: return storesWhatItGives(place)
        default: return false
        }
    }

    /// The first step is a stored property.
    private func storesWhatItGives(_ place: Place) -> Bool {
        guard let name = place.first else { return false }
        if case .coordinator = place.root {
            return representable.coordinator?.storedProperties.contains { $0.declaration.name == name } ?? false
        }
        return representable.input(named: name) != nil
    }

    /// `!view.isFirstResponder` before `view.becomeFirstResponder()`.
    func responderTest(_ receiver: StaticType) -> String? {
        guard let call = event.call, pass.isStatement(event.site) else { return nil }
        let ancestry = pass.project.table.frameworkAncestry(of: receiver, platforms: representable.platforms)
        guard case .expression(let expression) = pass.syntax(around: event.site).statement?.kind,
            case .call(let written) = expression.kind, case .member(let base, _, _) = written.callee.kind
        else { return nil }
        switch call.name {
        case "becomeFirstResponder", "resignFirstResponder":
            guard ancestry.contains("UIResponder"), base.isPlainPlace, written.arguments.isEmpty else { return nil }
            let isAsked = call.name == "resignFirstResponder"
            let text = pass.text(SiteKey(file: event.site.file, range: base.range))
            guard !text.contains(where: \.isNewline) else { return nil }
            if case .optionalChain = base.kind { return "\(text).isFirstResponder == \(isAsked)" }
            return "\(isAsked ? "" : "!")\(text).isFirstResponder"
        case "makeFirstResponder":
            guard let argument = written.arguments.first?.value, argument.isPlainPlace, let value = call.arguments.first?.value else {
                return nil
            }
            let names = pass.project.table.frameworkAncestry(of: value.type, platforms: representable.platforms)
            let text = pass.text(SiteKey(file: event.site.file, range: argument.range))
            // While it is edited, a field's editor is the first responder in its place.
            return names.contains("NSTextField") ? "\(text).currentEditor() == nil" : nil
        default: return nil
        }
    }

    /// Whether the value is known to be no optional.
    private func isNeverNil(_ expression: Expression, _ value: Value) -> Bool {
        switch expression.kind {
        case .literal(.string): return true
        case .binary("??", _, let right): return isNeverNil(right, Value())
        default: break
        }
        guard let place = value.place, place.path.count == 1, let name = place.first else { return false }
        switch place.root {
        case .representable, .parent:
            guard let declaration = representable.input(named: name)?.site.declaration else { return false }
            guard let type = declaration.type else {
                if case .literal(.string) = declaration.initialValue?.kind { return true }
                return false
            }
            return type.lastName == "String" || type.isBindingOfString
        default: return false
        }
    }
}

extension TypeReference {
    /// `Binding<String>`.
    fileprivate var isBindingOfString: Bool {
        if case .named(["Binding"], let arguments) = kind { arguments.first?.lastName == "String" } else { false }
    }
}
