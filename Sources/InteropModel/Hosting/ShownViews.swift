import SwiftTree

/// A view that a piece of content makes: the constructing call, and the modifiers that are called on it.
struct ShownView {
    let type: TypeID
    let call: Call
    let site: SiteKey
    /// Nearest first.
    let modifiers: [String]
}

/// Finds what a piece of SwiftUI content shows, told from its syntax.
struct ShownViews {
    let table: TypeTable
    /// Where the content stands.
    let scope: Scope
    /// The views that stand in locals around the content, by name.
    var locals: [String: Expression] = [:]

    // MARK: Roots

    /// The project's views at the root of the content: as they stand, inside stacks, and in the methods that give them.
    func roots(of block: Block, depth: Int = 0) -> [ShownView] {
        block.statements.flatMap { statement -> [ShownView] in
            switch statement.kind {
            case .expression(let value), .returnStatement(let value?): roots(of: value, depth: depth)
            case .ifStatement, .switchStatement: statement.blocks.flatMap { roots(of: $0, depth: depth) }
            default: []
            }
        }
    }

    func roots(of expression: Expression, modifiers: [String] = [], depth: Int = 0) -> [ShownView] {
        guard depth < 4 else { return [] }
        switch expression.kind {
        case .ifExpression(let branch):
            return branch.blocks.flatMap { roots(of: $0, depth: depth + 1) }
        case .switchExpression(let choice):
            return choice.cases.flatMap { roots(of: $0.body, depth: depth + 1) }
        case .call(let call):
            if case .member(let base, let name, _) = call.callee.kind, name != "init", !base.isSelf, constructedType(call) == nil {
                return roots(of: base, modifiers: [name] + modifiers, depth: depth)
            }
            return roots(call, expression, modifiers, depth)
        case .identifier(let name) where locals[name] != nil:
            return locals[name].map { roots(of: $0, modifiers: modifiers, depth: depth + 1) } ?? []
        default:
            return member(named: expression).map { roots(of: $0.body, in: $0.file, modifiers, depth) } ?? []
        }
    }

    private func roots(_ call: Call, _ expression: Expression, _ modifiers: [String], _ depth: Int) -> [ShownView] {
        if let id = constructedType(call)?.typeID {
            return [ShownView(type: id, call: call, site: SiteKey(file: scope.file, range: expression.range), modifiers: modifiers)]
        }
        guard !modifiers.contains("id") else { return [] }
        if let name = call.callee.plainName, Self.transparent.contains(name) {
            if name == "AnyView", let view = call.arguments.first?.value { return roots(of: view, modifiers: modifiers, depth: depth + 1) }
            return call.arguments.flatMap { argument -> [ShownView] in
                guard case .closure(let closure) = argument.value.kind else { return [] }
                return roots(of: closure.body, depth: depth + 1)
            }
        }
        return member(named: call.callee).map { roots(of: $0.body, in: $0.file, modifiers, depth) } ?? []
    }

    private func roots(of block: Block, in file: Int, _ modifiers: [String], _ depth: Int) -> [ShownView] {
        if modifiers.contains("id") { return [] }
        return ShownViews(table: table, scope: Scope(file: file, types: scope.types, platforms: scope.platforms))
            .roots(of: block, depth: depth + 1)
    }

    /// Containers that give the views in them no identity of their own.
    /// Source: https://developer.apple.com/documentation/swiftui/layout-fundamentals
    private static let transparent: Set<String> = ["VStack", "HStack", "ZStack", "Group", "AnyView"]

    // MARK: Everything

    /// Every view that the content makes to be shown in place; what an action or a presentation makes is left out.
    ///
    /// - Parameter visit: is told where it is made, its type, and the expression of `block` that leads there.
    func visit(_ block: Block, _ visit: @escaping (SiteKey, TypeID, ByteRange) -> Void) {
        var search = ShownSearch(views: self, visit: visit)
        search.enter(block)
    }

    fileprivate func constructedType(_ call: Call) -> StaticType? {
        let path: [String]? =
            switch call.callee.kind {
            case .type(let type): if case .named(let path, _) = type.kind { path } else { nil }
            case .member(let base, "init", _): base.typePath
            default: call.callee.typePath
            }
        return path.map { table.resolve($0, in: scope) }
    }

    /// A method or computed property of the type around the content, named alone or on `self`.
    fileprivate func member(named expression: Expression) -> (body: Block, file: Int)? {
        let name: String? =
            switch expression.kind {
            case .identifier(let name): name
            case .member(let base, let name, _): base.isSelf ? name : nil
            default: nil
            }
        guard let name, let owner = scope.types.last else { return nil }
        if let function = table.functions(named: name, of: .project(owner), platforms: scope.platforms).first {
            return function.declaration.body.map { ($0, function.file) }
        }
        guard let property = table.property(named: name, of: .project(owner), platforms: scope.platforms) else { return nil }
        return property.declaration.accessors.getter.map { ($0, property.file) }
    }
}

/// Walks over what is shown in place.
private struct ShownSearch {
    let views: ShownViews
    let visit: (SiteKey, TypeID, ByteRange) -> Void
    private var entered: Set<ByteRange> = []
    private var file: Int
    /// What was followed out of the block.
    private var origin: ByteRange?

    init(views: ShownViews, visit: @escaping (SiteKey, TypeID, ByteRange) -> Void) {
        self.views = views
        self.visit = visit
        file = views.scope.file
    }

    mutating func enter(_ block: Block) {
        for statement in block.statements {
            statement.visitOwnExpressionRoots { enter($0) }
            if case .function = statement.kind { continue }
            for inner in statement.blocks { enter(inner) }
        }
    }

    private mutating func enter(_ expression: Expression) {
        switch expression.kind {
        case .call(let call):
            if let id = views.constructedType(call)?.typeID {
                visit(SiteKey(file: file, range: expression.range), id, origin ?? expression.range)
            }
            enter(call.callee)
            for argument in call.arguments where isShown(argument, of: call) { enter(argument.value) }
        case .closure(let closure):
            enter(closure.body)
        case .ifExpression(let branch):
            for block in branch.blocks { enter(block) }
        case .switchExpression(let choice):
            for item in choice.cases { enter(item.body) }
        default:
            for child in expression.children { enter(child) }
        }
        guard let member = views.member(named: expression), entered.insert(member.body.range).inserted else { return }
        let old = (file, origin)
        (file, origin) = (member.file, origin ?? expression.range)
        enter(member.body)
        (file, origin) = old
    }

    /// Modifiers that show their content in a presentation of its own.
    /// Source: https://developer.apple.com/documentation/swiftui/modal-presentations
    private static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination", "inspector"]

    private func isShown(_ argument: Argument, of call: Call) -> Bool {
        guard let name = call.callee.plainName else { return true }
        if Self.presenting.contains(name) { return false }
        if name == "NavigationLink", argument.label == "destination" || argument.isTrailingClosure && argument.label == nil { return false }
        guard case .closure = argument.value.kind else { return true }
        return ContentClosures.role(of: argument, in: call, named: name) != .action
    }
}

extension Expression {
    var isSelf: Bool {
        if case .identifier("self") = kind { true } else { false }
    }

    /// `name` in `name`, `base.name` and `name<T>`.
    var plainName: String? {
        switch kind {
        case .identifier(let name), .member(_, let name, _), .implicitMember(let name): name
        case .type(let type): type.lastName
        default: nil
        }
    }

    /// The names of a path of types: `Outer.Row`.
    var typePath: [String]? {
        switch kind {
        case .identifier(let name): name.first?.isUppercase == true ? [name] : nil
        case .member(let base, let name, _): name.first?.isUppercase == true ? base.typePath.map { $0 + [name] } : nil
        default: nil
        }
    }
}
