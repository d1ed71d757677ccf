/// What is known of one class of the system frameworks.
package struct FrameworkClass: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case view, control, cell, controller, recognizer, layer, player, window, scene, session, menu
        /// A value or a description in class clothing: colours, fonts, items, configurations, annotations, ….
        case value
        case other
    }

    package let name: String
    /// nil at the root.
    package let superclassOnIOS: String?
    /// nil at the root.
    package let superclassOnMacOS: String?
    package let framework: String
    package let kind: Kind
    package let isMainActor: Bool
    package let editsText: Bool
    /// Has a scroll position that the person moves.
    package let scrolls: Bool
    /// Has a selection that the person makes.
    package let selects: Bool

    /// Constructing one at each update costs nothing that the person would see.
    package var isValueKind: Bool {
        kind == .value
    }

    /// Whether constructing and attaching one is what `object_created_in_update` is about.
    package var isViewLike: Bool {
        switch kind {
        case .view, .control, .cell, .controller, .recognizer, .layer, .player, .scene, .window: true
        case .session, .menu, .value, .other: name == "PKToolPicker"
        }
    }

    fileprivate init?(_ row: FactRow) {
        guard row.count == 9, let kind = Kind(rawValue: row[3]) else { return nil }
        let superclasses = row.names(1, separatedBy: UInt8(ascii: "|"))
        name = row[0]
        superclassOnIOS = superclasses.first.flatMap { $0 == "none" ? nil : $0 }
        superclassOnMacOS = superclasses.last.flatMap { $0 == "none" ? nil : $0 }
        framework = row[2]
        self.kind = kind
        isMainActor = row.isYes(4)
        editsText = row.isYes(5)
        scrolls = row.isYes(6)
        selects = row.isYes(7)
    }
}

/// The classes of the system frameworks that matter at the seam.
package enum FrameworkClasses {
    /// nil for a class that the table does not know.
    package static func named(_ name: String) -> FrameworkClass? {
        byName[name]
    }

    /// `name` and its superclasses, nearest first. Empty for an unknown class.
    ///
    /// Where the hierarchies differ and `platforms` holds both sides, the iOS chain comes first, then what the macOS one
    /// adds. The last name of a chain need not be a row of its own (`NSObject`).
    package static func ancestry(of name: String, platforms: PlatformSet = .all) -> [String] {
        guard byName[name] != nil else { return [] }
        var chain: [String] = []
        if platforms.meets(.uiKit) {
            chain = self.chain(from: name, superclass: \.superclassOnIOS)
        }
        if platforms.meets(.macOS) {
            let other = self.chain(from: name, superclass: \.superclassOnMacOS)
            chain += other.filter { !chain.contains($0) }
        }
        return chain
    }

    /// Whether `name` is `ancestor` or inherits from it on one of the platforms.
    package static func isClass(_ name: String, kindOf ancestor: String, platforms: PlatformSet = .all) -> Bool {
        name == ancestor || ancestry(of: name, platforms: platforms).contains(ancestor)
    }

    private static func chain(from name: String, superclass: (FrameworkClass) -> String?) -> [String] {
        var chain = [name]
        var last = name
        while let next = byName[last].flatMap(superclass), !chain.contains(next) {
            chain.append(next)
            last = next
        }
        return chain
    }

    static let all: [FrameworkClass] = FactTable.frameworkClasses.rows(FrameworkClass.init)
    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
