/// What an expression denotes, as an access path from something known.
package struct Place: Hashable, Sendable {
    package enum Root: Hashable, Sendable {
        /// The representable value that this pass runs on.
        case representable
        case coordinator
        /// What make returns, and what update and dismantle are given.
        case represented
        /// The copy of the representable that the coordinator keeps in the property of this name.
        case parent(String)
        case context
        /// `context.environment`.
        case environment
        /// An object or value constructed on this path, numbered in order.
        case construction(Int)
        /// The object whose method runs, where no representable is looked at: a controller, a view, a cell.
        case owner
        /// A type's static members, or a global variable (with an empty path before its name).
        case type(String)
        /// `oldValue` in an observer: what the member was before.
        case previous
        /// Something that nothing is known of: a callback's parameter, an unresolved result.
        case opaque(Int)
    }

    package let root: Root
    /// Member names. `$name` is the binding handle of `name`; `[]` a subscript.
    package let path: [String]

    package init(_ root: Root, _ path: [String] = []) {
        self.root = root
        self.path = path
    }

    package func appending(_ name: String) -> Place {
        Place(root, path + [name])
    }

    /// Whether `other` is this place or something reached from it.
    package func contains(_ other: Place) -> Bool {
        root == other.root && other.path.starts(with: path)
    }

    package var first: String? { path.first }
    package var last: String? { path.last }
    package var parent: Place { Place(root, path.dropLast()) }

    /// Whether it is a binding itself and not its value.
    package var isBindingHandle: Bool {
        path.contains { $0.utf8.first == UInt8(ascii: "$") }
    }

    /// The place of the value that a binding handle points to.
    package var bindingValue: Place {
        Place(root, path.map { $0.utf8.first == UInt8(ascii: "$") ? String($0.dropFirst()) : $0 })
    }

    /// The same place seen from another root: `self` where it lies under `from`.
    package func moved(from old: Place, to new: Place) -> Place {
        old.contains(self) ? Place(new.root, new.path + path.dropFirst(old.path.count)) : self
    }
}

extension Place {
    /// Members that lead to something which does not exist yet when make runs.
    private static let absentAtMake: Set<String> = [
        "parent", "presentationController", "popoverPresentationController", "sheetPresentationController", "navigationController",
        "window", "superview", "tabBarController", "subviews", "presentedViewController", "presentingViewController", "children",
        "splitViewController", "enclosingScrollView", "viewWithTag", "next", "nextResponder", "rootViewController",
    ]

    /// Whether it does not lead through something that comes, goes or changes after make.
    package var isThereAtMake: Bool {
        Self.absentAtMake.isDisjoint(with: path)
    }
}
