import Findings
import InteropModel
import SwiftTree

/// Lets update hand the coordinator what it keeps.
struct RefreshFix {
    let fix: Fix

    /// `context.coordinator.parent = self`, first in update.
    ///
    /// nil where update is not the representable's own, or the copy cannot be assigned for certain.
    init?(ofParent property: PropertySite, _ representable: Representable, _ paths: RepresentablePaths, in pass: Pass) {
        guard let refresh = Refresh(representable, paths, pass), !pass.project.table[representable.type].isReference,
            let fix = refresh.fix([(property, "self")])
        else { return nil }
        self.fix = fix
    }

    /// One assignment for each input that the coordinator was handed as it is.
    ///
    /// nil where one of them was made from an input and is none itself.
    init?(of entries: [KeptInputs.Entry], _ representable: Representable, _ paths: RepresentablePaths, in pass: Pass) {
        guard let refresh = Refresh(representable, paths, pass) else { return nil }
        var assignments: [(PropertySite, String)] = []
        for entry in entries {
            guard let value = refresh.value(of: entry) else { return nil }
            assignments.append((entry.property, value))
        }
        guard let fix = refresh.fix(assignments) else { return nil }
        self.fix = fix
    }
}

private struct Refresh {
    let representable: Representable
    let paths: RepresentablePaths
    let pass: Pass
    let update: FunctionSite
    let body: Block
    let context: String

    init?(_ representable: Representable, _ paths: RepresentablePaths, _ pass: Pass) {
        guard let update = representable.lifecycle.update, update.owner == representable.type, let body = update.declaration.body,
            let context = update.declaration.parameters.first(where: { $0.label == "context" })?.name, context != "_"
        else { return nil }
        self.representable = representable
        self.paths = paths
        self.pass = pass
        self.update = update
        self.body = body
        self.context = context
    }

    func fix(_ assignments: [(property: PropertySite, value: String)]) -> Fix? {
        let texts = assignments.map { "\(context).coordinator.\($0.property.declaration.name) = \($0.value)" }
        var opened: [Edit] = []
        for assignment in assignments {
            guard !isReadInUpdate(assignment.property.declaration.name) else { return nil }
            guard let property = OpenedProperty(assignment.property, for: representable, in: pass) else { return nil }
            opened += property.edits
        }
        guard let insertion = pass.insertion(texts, firstIn: body, of: update) else { return nil }
        return Fix(
            title: "begin `\(update.declaration.name)` with `\(texts.joined(separator: "; "))`", isSafe: true, edits: opened + [insertion])
    }

    /// Update asks what the coordinator had before: assigned first, that would be gone.
    private func isReadInUpdate(_ name: String) -> Bool {
        func isIt(_ place: Place?) -> Bool {
            guard let place else { return false }
            return place.root == .parent(name) || (place.root == .coordinator && (place.first == name || place.first == "$" + name))
        }
        return paths.update.onPath.contains { event in
            let isAsked = event.conditions?.frames.contains { $0.sources.contains(where: isIt) } ?? false
            switch event.kind {
            case .read(let place, _): return isAsked || isIt(place)
            case .write(let write): return isAsked || write.value.sources.contains(where: isIt)
            case .call(let call):
                return isAsked || isIt(call.receiver?.place) || call.arguments.contains { $0.value.sources.contains(where: isIt) }
            }
        }
    }

    /// How update names what the property was given.
    func value(of entry: KeptInputs.Entry) -> String? {
        guard entry.isPlain, entry.inputs.count == 1, let input = entry.inputs.first else { return nil }
        let head = entry.property.declaration.head
        guard head.attributes.isEmpty else { return nil }
        let isHidden = update.declaration.parameters.contains { $0.name == input.name } || body.declaresLocal(input.name)
        let prefix = isHidden ? "self." : ""
        if entry.isBinding { return input.site.declaration.head.attribute("Binding") == nil ? nil : prefix + "$" + input.name }
        return prefix + input.name
    }
}
