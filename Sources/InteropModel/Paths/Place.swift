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

    /// Places are kept, compared and looked up far more often than made: one object, and its hash made once.
    private final class Storage: Sendable {
        let root: Root
        let path: [String]
        let hash: Int

        init(root: Root, path: [String], hash: Int) {
            self.root = root
            self.path = path
            self.hash = hash
        }
    }

    private let storage: Storage

    package var root: Root { storage.root }

    /// Member names. `$name` is the binding handle of `name`; `[]` a subscript.
    package var path: [String] { storage.path }

    package init(_ root: Root, _ path: [String] = []) {
        if path.isEmpty, let known = Self.known(root) {
            self = known
        } else {
            let hash = path.reduce(root.hashValue, Self.hash)
            storage = Storage(root: root, path: path, hash: hash)
        }
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    private static func hash(_ outer: Int, _ name: String) -> Int {
        (outer &* 31) ^ name.hashValue
    }

    /// The roots that bear no number and no name are made once.
    private static func known(_ root: Root) -> Place? {
        switch root {
        case .representable: knownRepresentable
        case .coordinator: knownCoordinator
        case .represented: knownRepresented
        case .context: knownContext
        case .owner: knownOwner
        default: nil
        }
    }

    private static func bare(_ root: Root) -> Place { Place(Storage(root: root, path: [], hash: root.hashValue)) }
    private static let knownRepresentable = bare(.representable)
    private static let knownCoordinator = bare(.coordinator)
    private static let knownRepresented = bare(.represented)
    private static let knownContext = bare(.context)
    private static let knownOwner = bare(.owner)

    package static func == (left: Place, right: Place) -> Bool {
        left.storage === right.storage
            || left.storage.hash == right.storage.hash && left.root == right.root && left.path == right.path
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }

    package func appending(_ name: String) -> Place {
        Place(Storage(root: root, path: path + [name], hash: Self.hash(storage.hash, name)))
    }

    /// Whether `other` is this place or something reached from it.
    package func contains(_ other: Place) -> Bool {
        storage === other.storage || path.count <= other.path.count && root == other.root && other.path.starts(with: path)
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
