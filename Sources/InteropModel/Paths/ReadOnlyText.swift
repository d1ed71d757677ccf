/// Text that the person can neither edit nor select, as make has set it up: writing it loses nothing.
package struct ReadOnlyText: Sendable {
    private let table: TypeTable
    private let platforms: PlatformSet
    /// Views that make switches both off for, and labels.
    private let readOnly: Set<Place>
    /// Views that make switches editing off for, and labels.
    private let uneditable: Set<Place>

    /// `NSTextField(labelWithString:)` and its kin: https://developer.apple.com/documentation/appkit/nstextfield
    private static let labelFactories: Set<String> = ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"]
    private static let switches: Set<String> = ["isEditable", "isSelectable"]
    private static let textMembers: Set<String> = [
        "text", "attributedText", "stringValue", "string", "attributedStringValue", "setAttributedString", "replaceCharacters",
    ]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        platforms = representable.platforms
        let labels = Self.labels(paths.make)
        readOnly = labels.union(Self.switchedOff(Self.switches, paths))
        uneditable = labels.union(Self.switchedOff(["isEditable"], paths))
    }

    package func silences(_ receiver: Value, _ member: String) -> Bool {
        Self.textMembers.contains(member) && holds(receiver, readOnly)
    }

    /// Whether the person can select the text at most.
    package func isUneditable(_ receiver: Value) -> Bool {
        holds(receiver, uneditable)
    }

    private func holds(_ receiver: Value, _ views: Set<Place>) -> Bool {
        guard let place = receiver.place else { return false }
        return isLabel(receiver) || views.contains(place) || (place.last == "textStorage" && views.contains(place.parent))
    }

    /// Objects that make constructs as labels, under every place that it gives them.
    private static func labels(_ make: Path) -> Set<Place> {
        let made = Set(
            make.events.compactMap(\.call).filter {
                $0.constructed != nil && $0.written.contains { labelFactories.contains($0.label ?? "") }
            }
            .compactMap(\.result.place))
        return made.union(names(of: made, in: make))
    }

    /// The places that make gives these objects.
    private static func names(of objects: Set<Place>, in make: Path) -> [Place] {
        make.events.compactMap(\.write).filter { $0.value.place.map(objects.contains) == true }.compactMap(\.place)
    }

    /// Views for which make switches all of these off, and nothing on update may switch one on again.
    private static func switchedOff(_ switches: Set<String>, _ paths: RepresentablePaths) -> Set<Place> {
        func receivers(of member: String, in path: Path, where isWanted: (Value) -> Bool) -> Set<Place> {
            Set(path.writes.filter { $0.write.member == member && isWanted($0.write.value) }.compactMap(\.write.receiver.place))
        }
        let off = switches.map { member in receivers(of: member, in: paths.make) { $0.literal == .boolean(false) } }
        let on = switches.flatMap { member in receivers(of: member, in: paths.update) { $0.literal != .boolean(false) } }
        let objects = off.dropFirst().reduce(off.first ?? []) { $0.intersection($1) }
        return objects.union(names(of: objects, in: paths.make)).subtracting(on)
    }

    /// A property of the project that is made as a label.
    private func isLabel(_ receiver: Value) -> Bool {
        guard let name = receiver.place?.last, let site = table.property(named: name, of: receiver.owner, platforms: platforms),
            case .call(let call) = site.declaration.initialValue?.kind
        else { return false }
        return call.arguments.contains { Self.labelFactories.contains($0.label ?? "") }
    }
}
