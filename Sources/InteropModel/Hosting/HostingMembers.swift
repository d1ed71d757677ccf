import SwiftTree

/// Which members of a host have to do with what it hosts: only these are walked.
///
/// A host may be the centre of an app, with hundreds of methods that never come near a hosting controller.
struct HostingMembers: Sendable {
    /// The declarations that are walked.
    private(set) var walked: Set<SiteKey> = []
    /// The names of those that deal with it themselves.
    private(set) var near = Names()
    /// The names of those that lead there by way of others.
    private(set) var far = Names()
    /// The functions from which `far` ones are followed, too.
    private(set) var entries: Set<SiteKey> = []

    /// By what code of the type reaches its members.
    struct Names: Sendable {
        /// A delegate method may bear the name of a property or of a parameter: it is one only where it is called.
        fileprivate(set) var functions: Set<String> = []
        fileprivate(set) var properties: Set<String> = []

        func contain(_ name: String) -> Bool { functions.contains(name) || properties.contains(name) }

        fileprivate mutating func note(_ members: [HostMember]) {
            for member in members {
                guard let name = member.name else { continue }
                if member.isProperty { properties.insert(name) } else { functions.insert(name) }
            }
        }

        fileprivate func areUsed(by member: HostMember) -> Bool {
            !member.reads.isDisjoint(with: properties) || !member.calls.isDisjoint(with: functions)
        }
    }

    /// Says that children come or go, whoever they are.
    /// Source: Apple doc uikit/creating-a-custom-container-view-controller.
    private static let containment: Set<String> = [
        "children", "childViewControllers", "willMove", "removeFromParent", "removeFromParentViewController", "didMove", "addChild",
        "addChildViewController",
    ]
    private static let bases: Set<String> = ["UIViewController", "NSViewController", "UIView", "NSView"]

    /// - Parameters:
    ///   - type: the host; what its superclasses and protocols give it in the project counts, too.
    ///   - words: the names of what hosts, fills cells or tracks observation.
    init(of type: ProjectType, words: Set<String>, table: TypeTable) {
        let words = words.union(Self.containment)
        let types = table.memberProviders(of: .project(type.id), platforms: type.platforms)
        let members = types.flatMap { HostMember.all(of: table[$0]) }
        // What inherits from a hosting controller does all that it does as one.
        let isHosting = table.isHosting(.project(type.id))
        // What is computed or made from such a thing is one.
        var direct: [HostMember] = []
        var others = members
        Self.move(from: &others, to: &direct) { isHosting || !$0.words.isDisjoint(with: words) }
        // `child: UIViewController` may hold the hosting controller that is made here.
        let plain = Set(members.filter { !$0.typeNames.isDisjoint(with: Self.bases) }.compactMap(\.name))
        near.note(direct)
        near.properties.formUnion(direct.flatMap { $0.assigned.intersection(plain) })
        while Self.move(from: &others, to: &direct, where: { [near] in !$0.reads.isDisjoint(with: near.properties) }) {
            near.properties.formUnion(direct.filter(\.isProperty).compactMap(\.name))
        }
        near.note(direct)
        var callers: [HostMember] = []
        Self.move(from: &others, to: &callers) { [near] in near.areUsed(by: $0) }
        far = near
        far.note(callers)
        var farther: [HostMember] = []
        while Self.move(from: &others, to: &farther, where: { [far] in far.areUsed(by: $0) }) { far.note(farther) }
        entries = Set((direct + callers + farther).filter(\.isEntry).map(\.site))
        walked = Set((direct + callers).map(\.site)).union(entries)
        // Who lets go of what these made.
        let made = direct.reduce(into: Set<String>()) { $0.formUnion($1.assigned) }
        walked.formUnion((others + farther).filter { !$0.released.isDisjoint(with: made) }.map(\.site))
    }

    /// - Returns: whether there was one.
    @discardableResult
    private static func move(from members: inout [HostMember], to found: inout [HostMember], where isMeant: (HostMember) -> Bool) -> Bool {
        let count = found.count
        found += members.filter(isMeant)
        members.removeAll(where: isMeant)
        return found.count > count
    }
}

/// A function or a property of a type, and the words of its code.
private struct HostMember {
    let site: SiteKey
    /// nil where no code calls it by its name.
    let name: String?
    let isProperty: Bool
    private let isCalledByFrameworks: Bool
    private(set) var words: Set<String> = []
    /// Those of its written type.
    private(set) var typeNames: Set<String> = []
    /// What it names that may be of its own type: `title`, `self.title`.
    private(set) var reads: Set<String> = []
    /// What it calls of that.
    private(set) var calls: Set<String> = []
    private(set) var assigned: Set<String> = []
    /// What it sets to nil.
    private(set) var released: Set<String> = []

    /// Whether long ways from it matter: the frameworks begin there, or it comes back to itself.
    var isEntry: Bool { isCalledByFrameworks || words.contains("withObservationTracking") }

    static func all(of type: ProjectType) -> [HostMember] {
        type.members.allFunctions.compactMap(HostMember.init) + type.members.allProperties.map(HostMember.init)
    }

    private init?(_ function: FunctionSite) {
        guard let body = function.declaration.body else { return nil }
        site = function.key
        name = [.function, .initializer].contains(function.declaration.kind) ? function.declaration.name : nil
        isProperty = false
        isCalledByFrameworks =
            function.declaration.kind == .initializer || function.declaration.head.has("override") || function.declaration.makesCell
        let types = function.declaration.parameters.compactMap(\.type) + [function.declaration.returnType].compactMap { $0 }
        for type in types { words.formUnion(type.names) }
        body.visitExpressions { read($0) }
    }

    private init(_ property: PropertySite) {
        site = property.key
        name = property.declaration.name
        isProperty = true
        isCalledByFrameworks = false
        typeNames = property.declaration.type?.names ?? []
        words = typeNames
        property.declaration.initialValue?.visit { read($0) }
        for block in property.declaration.accessors.blocks { block.visitExpressions { read($0) } }
    }

    private mutating func read(_ expression: Expression) {
        switch expression.kind {
        case .identifier(let name):
            words.insert(name)
            reads.insert(name)
        case .member(let base, let name, _):
            words.insert(name)
            if base.isSelfOrOptional { reads.insert(name) }
        case .call(let call):
            if let name = call.callee.ownName { calls.insert(name) }
            // A method may be handed on by its name.
            for argument in call.arguments { if let name = argument.value.ownName { calls.insert(name) } }
        case .selector(let method):
            method.visit { part in if let name = part.ownName { calls.insert(name) } }
        case .type(let type), .cast(_, let type, _):
            words.formUnion(type.names)
        case .assignment(_, let target, let value):
            guard let name = target.ownName else { return }
            assigned.insert(name)
            if case .literal(.nil) = value.kind { released.insert(name) }
        default: break
        }
    }
}

extension Expression {
    /// `name` of `name` and of `self.name`.
    fileprivate var ownName: String? {
        switch kind {
        case .identifier(let name): name
        case .member(let base, let name, _) where base.isSelfOrOptional: name
        default: nil
        }
    }
}

extension TypeReference {
    /// The last names of it and of what it is made of: `Box` and `Card` of `[Box<Card>?]`.
    fileprivate var names: Set<String> {
        switch kind {
        case .named(let path, let arguments): arguments.reduce(Set(path.suffix(1))) { $0.union($1.names) }
        case .optional(let inner, _), .array(let inner), .constrained(let inner, _), .metatype(let inner): inner.names
        case .dictionary(let key, let value): key.names.union(value.names)
        case .tuple(let parts), .composition(let parts): parts.reduce(into: []) { $0.formUnion($1.names) }
        case .function(let parameters, let result): parameters.reduce(result.names) { $0.union($1.names) }
        default: []
        }
    }
}
