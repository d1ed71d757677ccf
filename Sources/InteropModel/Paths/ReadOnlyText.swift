/// Text that the person can neither edit nor select, as make has set it up: writing it loses nothing.
package struct ReadOnlyText: Sendable {
    private let table: TypeTable
    private let platforms: PlatformSet
    private let isReadOnly: Bool

    /// `NSTextField(labelWithString:)` and its kin: https://developer.apple.com/documentation/appkit/nstextfield
    private static let labelFactories: Set<String> = ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        platforms = representable.platforms
        let labels = paths.construction?.written.compactMap(\.label) ?? []
        var isEditable: Bool?
        var isSelectable: Bool?
        for (event, write) in paths.make.writes where write.receiver.place == Place(.represented) && event.timing == .now {
            guard case .boolean(let value) = write.value.literal else { continue }
            if write.member == "isEditable" { isEditable = value }
            if write.member == "isSelectable" { isSelectable = value }
        }
        // What update may switch back on is not read-only.
        let isSwitched = paths.update.writes.contains {
            ["isEditable", "isSelectable"].contains($0.write.member) && $0.write.value.literal != .boolean(false)
        }
        isReadOnly = labels.contains(where: Self.labelFactories.contains) || (isEditable == false && isSelectable == false && !isSwitched)
    }

    private static let textMembers: Set<String> = [
        "text", "attributedText", "stringValue", "string", "attributedStringValue", "setAttributedString", "replaceCharacters",
    ]

    package func silences(_ receiver: Value, _ member: String) -> Bool {
        guard Self.textMembers.contains(member), let place = receiver.place else { return false }
        if isLabel(receiver) { return true }
        return isReadOnly && place.root == .represented && (place.path.isEmpty || place.path == ["textStorage"])
    }

    /// A property of the project that is made as a label.
    private func isLabel(_ receiver: Value) -> Bool {
        guard let name = receiver.place?.last,
            let site = table.property(named: name, of: receiver.owner, platforms: platforms),
            case .call(let call) = site.declaration.initialValue?.kind
        else { return false }
        return call.arguments.contains { Self.labelFactories.contains($0.label ?? "") }
    }
}
