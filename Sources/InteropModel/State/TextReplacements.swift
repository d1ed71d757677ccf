/// Writes that replace the whole text of a view in which the person edits.
package struct TextReplacements: Sendable {
    private let project: Project
    private let representable: Representable
    private let readOnly: ReadOnlyText
    private let closures: ClosureCalls
    private let bindings: WrittenBackBindings
    private let paths: RepresentablePaths

    package struct Replacement: Sendable {
        package let receiver: Value
        package let name: String
        package let comparedWith: Set<String>
    }

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        self.project = project
        self.representable = representable
        self.paths = paths
        readOnly = ReadOnlyText(table: project.table, representable: representable, paths: paths)
        closures = ClosureCalls(project: project, representable: representable, paths: paths)
        bindings = WrittenBackBindings(representable: representable, paths: paths)
    }

    private static let members: Set<String> = [
        "text", "attributedText", "string", "stringValue", "attributedStringValue", "setAttributedString", "replaceCharacters",
    ]

    /// The replacement that `event` is, if it is one in a view that also writes its text back.
    package func replacement(_ event: Event) -> Replacement? {
        let receiver = event.write?.receiver ?? event.call.flatMap { $0.function == nil ? $0.receiver : nil }
        guard let receiver, let name = event.write?.member ?? event.call?.name, Self.members.contains(name), isEdited(receiver),
            event.write?.declared?.declaration.accessors.setter == nil,
            let member = project.feedbackMember(name, isCall: event.write == nil, of: receiver.type, on: representable.platforms),
            !readOnly.silences(receiver, name), isWrittenBack(event.write.map { [$0.value] } ?? event.call?.arguments.map(\.value) ?? [])
        else { return nil }
        return Replacement(receiver: receiver, name: name, comparedWith: Set(member.comparedWith).union([name]))
    }

    /// A view of the update in which text is edited, or the storage of one.
    private func isEdited(_ receiver: Value) -> Bool {
        guard let root = receiver.place?.root, [.represented, .coordinator, .representable].contains(root) else { return false }
        let holder = receiver.place?.last == "textStorage" ? receiver.owner : receiver.type
        return project.table.frameworkAncestry(of: holder, platforms: representable.platforms)
            .contains { FrameworkClasses.named($0)?.editsText == true }
    }

    /// The text comes from a binding that the coordinator writes, or the coordinator hands the edited text to a closure.
    private func isWrittenBack(_ values: [Value]) -> Bool {
        let isBinding = values.contains { value in
            value.sources.contains { $0.inRepresentable(kept: paths.kept).map(bindings.places.contains) == true }
        }
        return isBinding
            || paths.handlers.flatMap(\.events).contains { event in
                guard let call = event.call, closures.input(calledBy: call) != nil else { return false }
                return call.arguments.contains { $0.value.sources.contains { $0.last.map(Self.members.contains) == true } }
            }
    }
}
