/// Which SwiftUI state shows the screen that a representable is: the one that the presenting modifier around its uses is given.
struct ShowingState {
    private struct Use {
        /// What its arguments name, by label.
        let given: [String: [String]]
        /// What the presenting modifier names: `$draft`, `$model.isShown`.
        let presenter: [String]
    }

    private let presented: [Use]
    /// A use stands under no presenting modifier that can be seen.
    private let hasOthers: Bool

    init(of representable: Representable, in project: Project) {
        let uses = project.uses(of: representable).filter { !$0.isPreview }
        presented = uses.compactMap { use in
            guard let presenter = project.files[use.file].path(to: use.site.range).presenter else { return nil }
            let given = use.call.arguments.compactMap { argument in
                argument.label.flatMap { label in argument.value.namedPath.map { (label, $0) } }
            }
            return Use(given: Dictionary(given) { first, _ in first }, presenter: presenter)
        }
        hasOthers = uses.isEmpty || presented.count < uses.count
    }

    func contains(_ state: SwiftUIState) -> Bool {
        let path = state.place.path
        guard let name = path.last else { return false }
        let isPresenter = presented.contains { use in
            guard state.place.root == .representable, let given = use.given[path[0]] else { return name == use.presenter.last }
            return given + path.dropFirst() == use.presenter
        }
        return isPresenter || hasOthers && Self.isAboutShowing(name)
    }

    /// `isPresented`, `activeSheet`; but not `isShowingProgress`, which shows something else.
    private static func isAboutShowing(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["present", "sheet", "show", "active", "modal", "destination", "route", "visible", "open"].contains { name.contains($0) }
            && !["load", "busy", "progress", "error", "alert", "hint", "keyboard", "toast", "failed"].contains { name.contains($0) }
    }
}

extension [SyntaxStep] {
    /// What the innermost presenting modifier around the place is given.
    /// Source: https://developer.apple.com/documentation/swiftui/modal-presentations
    fileprivate var presenter: [String]? {
        for case .closure(_, let call?, _) in reversed() {
            let shown = call.arguments.first { ["isPresented", "item"].contains($0.label) }
            if let shown, ["sheet", "fullScreenCover", "popover"].contains(call.callee.calledName) { return shown.value.namedPath }
        }
        return nil
    }
}

extension Expression {
    /// The names of `$model.draft` or `self.$draft`, without `self` and the sign of the binding.
    fileprivate var namedPath: [String]? {
        switch kind {
        case .identifier("self"): []
        case .identifier(let name): [name.withoutBindingSign]
        case .member(let base, let name, _): base.namedPath.map { $0 + [name.withoutBindingSign] }
        default: nil
        }
    }
}

extension String {
    fileprivate var withoutBindingSign: String {
        hasPrefix("$") || hasPrefix("_") ? String(dropFirst()) : self
    }
}
