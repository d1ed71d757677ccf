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
        rows[name].map { all[$0] }
    }

    /// `name` and its superclasses, nearest first. Empty for an unknown class.
    ///
    /// Where the hierarchies differ and `platforms` holds both sides, the iOS chain comes first, then what the macOS one
    /// adds. The last name of a chain need not be a row of its own (`NSObject`).
    package static func ancestry(of name: String, platforms: PlatformSet = .all) -> [String] {
        guard let row = rows[name] else { return [] }
        guard platforms.meets(.uiKit) else { return platforms.meets(.macOS) ? chain(from: row, .macOS) : [] }
        let chain = chain(from: row, .iOS)
        guard platforms.meets(.macOS) else { return chain }
        return chain + self.chain(from: row, .macOS).filter { !chain.contains($0) }
    }

    /// Whether `name` is `ancestor` or inherits from it on one of the platforms.
    package static func isClass(_ name: String, kindOf ancestor: String, platforms: PlatformSet = .all) -> Bool {
        name == ancestor || ancestry(of: name, platforms: platforms).contains(ancestor)
    }

    private enum System {
        case iOS, macOS
    }

    private static func chain(from row: Int, _ system: System) -> [String] {
        var chain = [all[row].name]
        let parents = system == .iOS ? parentsOnIOS : parentsOnMacOS
        var last = row
        while let next = system == .iOS ? all[last].superclassOnIOS : all[last].superclassOnMacOS, chain.count < Limits.ancestryDepth {
            chain.append(next)
            guard let parent = parents[last] else { break }
            last = parent
        }
        return chain
    }

    static let all: [FrameworkClass] = FactTable.frameworkClasses.rows(FrameworkClass.init)
    /// Indices into `all`.
    private static let rows = Dictionary(zip(all.map(\.name), all.indices), uniquingKeysWith: { first, _ in first })
    /// The row of each class's superclass; nil where that is none of the table's. Looked up once: a chain is asked for at every step
    /// of a walk.
    private static let parentsOnIOS = all.map { $0.superclassOnIOS.flatMap { rows[$0] } }
    private static let parentsOnMacOS = all.map { $0.superclassOnMacOS.flatMap { rows[$0] } }
}
