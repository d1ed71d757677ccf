/// Whether an object keeps alive what one of its members holds.
struct MemberStrength {
    let table: TypeTable
    let representable: Representable
    let representedType: StaticType

    /// Members that lead upwards, to a partner or to a listener, and keep nothing.
    /// Sources: their pages under https://developer.apple.com/documentation (uikit, appkit, quartzcore, foundation); all are
    /// `weak`, `unowned(unsafe)` or computed.
    private static let weak: Set<String> = [
        "delegate", "dataSource", "target", "superview", "superlayer", "window", "parent", "presentingViewController",
        "presentedViewController", "navigationController", "tabBarController", "splitViewController", "enclosingScrollView", "next",
        "nextResponder", "firstResponder", "textView", "textStorage", "layoutManager", "collectionView", "tableView", "menu", "supermenu",
        "undoManager", "inputDelegate", "textInputView", "sourceView", "sheetParent", "windowController", "currentEditor",
        "popoverPresentationController", "presentationController", "sheetPresentationController", "windowScene", "screen",
        // The root view belongs to the rules about hosting.
        "rootView",
    ]
    /// Of these the object does keep the member of that name.
    private static let strong: [String: Set<String>] = [
        "UITextView": ["textStorage", "layoutManager"], "NSTextView": ["textStorage", "layoutManager"],
        "NSTextContainer": ["layoutManager"], "UICollectionViewController": ["collectionView"], "UITableViewController": ["tableView"],
        "UIButton": ["menu"], "UIBarButtonItem": ["menu"], "NSPopUpButton": ["menu"], "NSView": ["menu"], "NSStatusItem": ["menu"],
        "NSTextStorage": ["layoutManagers"],
    ]

    func isStrong(_ name: String, of type: StaticType) -> Bool {
        if name == "[]" { return true }
        if name.hasPrefix("$") { return false }
        if let site = table.property(named: name, of: type, platforms: representable.platforms) {
            let declaration = site.declaration
            guard !declaration.isComputed, !declaration.head.isWeak, !declaration.head.isStatic else { return false }
            // A binding points to what others keep.
            return declaration.head.attribute("Binding") == nil
        }
        let ancestry = ancestry(type)
        if ancestry.contains(where: { $0.hasSuffix("GestureRecognizer") }), name == "view" { return false }
        if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") { return false }
        if ancestry.contains(where: { Self.strong[$0]?.contains(name) == true }) { return true }
        return !Self.weak.contains(name) && ancestry.contains { FrameworkClasses.named($0) != nil }
    }

    func ancestry(_ type: StaticType) -> [String] {
        table.frameworkAncestry(of: type, platforms: representable.platforms)
    }

    func type(of root: Place.Root) -> StaticType {
        switch root {
        case .coordinator: representable.coordinator.map { .project($0.type) } ?? .unknown
        case .represented: representedType
        case .representable: .project(representable.type)
        default: .unknown
        }
    }

    func type(of name: String, in type: StaticType) -> StaticType {
        if name == "[]" { return type.element }
        if let site = table.property(named: name, of: type, platforms: representable.platforms) {
            return table.type(of: site, platforms: representable.platforms)
        }
        return FrameworkMembers.member(name, of: ancestry(type))?.staticType ?? .unknown
    }
}
