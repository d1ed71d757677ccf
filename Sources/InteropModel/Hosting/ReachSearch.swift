import SwiftTree

/// Follows what comes from the application, and what is a responder, through one body: through locals, closures, and the
/// project's own getters and methods.
struct ReachSearch {
    /// What is known of a value.
    struct Origin: OptionSet {
        let rawValue: Int
        /// Reached from `UIApplication.shared`.
        static let application = Origin(rawValue: 1)
        static let responder = Origin(rawValue: 2)
    }

    let table: TypeTable
    let answers: ReachAnswers
    let scope: Scope
    /// What `self` is.
    var own: Origin = []
    private(set) var found: [(range: ByteRange, form: UIKitReaches.Form)] = []
    private(set) var returned: Origin = []
    private var names: [String: Origin] = [:]

    init(table: TypeTable, answers: ReachAnswers, scope: Scope) {
        self.table = table
        self.answers = answers
        self.scope = scope
    }

    // MARK: Statements

    mutating func walk(_ function: FunctionDeclaration) {
        for parameter in function.parameters {
            let origin = parameter.defaultValue.map { look(at: $0) } ?? []
            names[parameter.name] = origin.union(self.origin(of: parameter.type))
        }
        if let body = function.body { walk(body) }
    }

    mutating func walk(_ block: Block) {
        scoped { search in
            for statement in block.statements { search.walk(statement, isOnly: block.statements.count == 1) }
        }
    }

    private mutating func scoped(_ work: (inout ReachSearch) -> Void) {
        let outer = names
        work(&self)
        names = outer
    }

    private mutating func walk(_ statement: Statement, isOnly: Bool) {
        switch statement.kind {
        case .expression(let value):
            let origin = look(at: value)
            if isOnly { returned.formUnion(origin) }
        case .returnStatement(let value?): returned.formUnion(look(at: value))
        case .variable(let variable): walk(variable)
        case .function(let function): declare(function)
        case .ifStatement(let branch): walk(branch)
        case .guardStatement(let conditions, let otherwise):
            walk(otherwise)
            for condition in conditions { declare(condition) }
        case .whileLoop(let conditions, let body):
            scoped { search in
                for condition in conditions { search.declare(condition) }
                search.walk(body)
            }
        case .forLoop(let loop):
            let origin = look(at: loop.sequence).intersection(.application)
            scoped { search in
                search.declare(loop.pattern, origin)
                if let condition = loop.whereClause { _ = search.look(at: condition) }
                search.walk(loop.body)
            }
        case .switchStatement(let choice): walk(choice)
        case .type: break
        default:
            statement.visitOwnExpressionRoots { _ = look(at: $0) }
            for block in statement.blocks { walk(block) }
        }
    }

    private mutating func walk(_ variable: VariableDeclaration) {
        for binding in variable.bindings {
            let origin = binding.value.map { look(at: $0) } ?? []
            declare(binding.pattern, origin.union(self.origin(of: binding.type)))
            for block in binding.accessors.blocks { walk(block) }
        }
    }

    /// What a local function returns is known by its name with parentheses.
    private mutating func declare(_ function: FunctionDeclaration) {
        let outer = (names, returned)
        returned = []
        walk(function)
        let result = returned
        (names, returned) = outer
        names[function.name + "()"] = result
    }

    private mutating func walk(_ branch: IfStatement) {
        scoped { search in
            for condition in branch.conditions { search.declare(condition) }
            search.walk(branch.then)
        }
        switch branch.otherwise {
        case .block(let block): walk(block)
        case .ifStatement(let next): walk(next)
        case nil: break
        }
    }

    private mutating func walk(_ choice: SwitchStatement) {
        let origin = look(at: choice.subject)
        for item in choice.cases {
            scoped { search in
                for item in item.items { search.declare(item.pattern, origin) }
                search.walk(item.body)
            }
        }
    }

    private mutating func declare(_ condition: Condition) {
        switch condition.kind {
        case .optionalBinding(let pattern, let type, let value):
            // `if let scene` is still what it was.
            guard let value else { return }
            let origin = look(at: value)
            declare(pattern, origin.union(self.origin(of: type)))
        case .pattern(let pattern, let value): declare(pattern, look(at: value))
        case .expression(let value): _ = look(at: value)
        case .availability: break
        }
    }

    private mutating func declare(_ pattern: Pattern, _ origin: Origin) {
        for name in pattern.names { names[name] = origin }
    }

    private func origin(of type: TypeReference?) -> Origin {
        type.map { isResponder(table.staticType(of: $0, in: scope)) ? .responder : [] } ?? []
    }

    private func isResponder(_ type: StaticType) -> Bool {
        table.frameworkAncestry(of: type).contains("UIResponder")
    }

    // MARK: Expressions

    @discardableResult
    private mutating func look(at expression: Expression) -> Origin {
        switch expression.kind {
        case .identifier(let name): return read(name, expression.range)
        case .member(let base, let name, _): return read(name, of: base, expression.range)
        case .call(let call): return look(at: call, expression.range)
        case .closure(let closure): return look(at: closure, parameters: [])
        case .optionalChain(let base), .forceUnwrap(let base): return look(at: base)
        case .subscript(let base, let arguments):
            for argument in arguments { look(at: argument.value) }
            return look(at: base)
        case .cast(let base, let type, let kind):
            let origin = look(at: base)
            return kind == .test ? [] : origin.union(self.origin(of: type))
        case .binary("??", let left, let right): return look(at: left).union(look(at: right))
        case .ternary(let condition, let then, let otherwise):
            look(at: condition)
            return look(at: then).union(look(at: otherwise))
        case .tuple(let parts) where parts.count == 1: return look(at: parts[0].value)
        case .assignment(_, let target, let value):
            let origin = look(at: value)
            if case .identifier(let name) = target.kind, let known = names[name] {
                names[name] = known.intersection(.responder).union(origin)
            } else {
                look(at: target)
            }
            return []
        case .ifExpression(let branch):
            walk(branch)
            return []
        case .switchExpression(let choice):
            walk(choice)
            return []
        default:
            for child in expression.children { look(at: child) }
            return []
        }
    }

    /// What a reach gives is told of where it stands; from there on it is a local like any other.
    private mutating func read(_ name: String, of base: Expression, _ range: ByteRange) -> Origin {
        if case .identifier("UIApplication") = base.kind {
            return name == "shared" ? .application : helper(name, range)
        }
        let origin = look(at: base)
        if origin.contains(.application) {
            if name == "rootViewController" || name == "keyWindow" { return record(.application(name), range) }
            if case .member(_, "shared", _) = base.kind { return helper(name, range) }
        }
        if name == "next", origin.contains(.responder) {
            record(.responders, range)
            return .responder
        }
        if base.isSelf { return readOwn(name) ?? [] }
        return origin.intersection(.application)
    }

    private mutating func read(_ name: String, _ range: ByteRange) -> Origin {
        if name == "self" { return own }
        if let known = names[name] ?? readOwn(name) { return known }
        if own.contains(.application) {
            return name == "rootViewController" || name == "keyWindow" ? record(.application(name), range) : .application
        }
        return name.lowercased().hasSuffix("responder") ? .responder : []
    }

    @discardableResult
    private mutating func record(_ form: UIKitReaches.Form, _ range: ByteRange) -> Origin {
        found.append((range, form))
        return []
    }

    /// What the project adds to the application: empty where it reaches for a controller, which is told of here.
    private mutating func helper(_ name: String, _ range: ByteRange) -> Origin {
        answers.asked.insert(name)
        guard answers.reaches(name, in: table) else { return .application }
        return record(.application(name), range)
    }

    // MARK: Calls

    private mutating func look(at call: Call, _ range: ByteRange) -> Origin {
        let count = found.count
        let origin: Origin
        if case .identifier(let name) = call.callee.kind {
            origin = names[name + "()"] ?? (name == "sequence" ? [] : look(at: call.callee))
        } else {
            origin = look(at: call.callee)
        }
        var given = origin.intersection(.application)
        for argument in call.arguments {
            switch argument.value.kind {
            case .closure(let closure): look(at: closure, parameters: given)
            case .keyPath(let names) where given.contains(.application):
                if let name = names.first(where: { $0 == "rootViewController" || $0 == "keyWindow" }) { record(.application(name), range) }
            default:
                let value = look(at: argument.value)
                // `sequence(first: view, next: { $0.next })`
                if argument.label == "first" { given.formUnion(value) }
            }
        }
        return found.count > count ? [] : origin
    }

    /// A closure's own results are not those of the code around it.
    @discardableResult
    private mutating func look(at closure: Closure, parameters: Origin) -> Origin {
        let outer = (names, returned)
        for capture in closure.captures { if let value = capture.value { names[capture.name] = look(at: value) } }
        names["$0"] = parameters
        for parameter in closure.parameters { names[parameter.name] = parameters.union(origin(of: parameter.type)) }
        walk(closure.body)
        (names, returned) = outer
        return []
    }

    /// A member of the type around: what it is, or what its code gives; nil where there is none of that name.
    private func readOwn(_ name: String) -> Origin? {
        guard let owner = scope.types.last else { return nil }
        let members = table[owner].members
        if let property = members.properties[name]?.first {
            if isResponder(table.type(of: property, platforms: .all)) { return .responder.union(computed(property)) }
            return computed(property)
        }
        guard let function = members.functions[name]?.first(where: { $0.declaration.body != nil }) else { return nil }
        guard !(function.declaration.returnType?.isOpaque ?? true) else { return [] }
        return answers.origin(of: function.key) {
            var search = ReachSearch(table: table, answers: answers, scope: Scope(file: function.file, types: scope.types))
            search.own = own
            search.walk(function.declaration)
            return search.returned
        }
    }

    private func computed(_ property: PropertySite) -> Origin {
        guard let getter = property.declaration.accessors.getter, property.declaration.type?.isOpaque != true else { return [] }
        return answers.origin(of: property.key) {
            var search = ReachSearch(table: table, answers: answers, scope: Scope(file: property.file, types: scope.types))
            search.own = own
            search.walk(getter)
            return search.returned
        }
    }
}

/// What was found out once for all bodies.
final class ReachAnswers {
    /// What is read from the application itself.
    var asked: Set<String> = []
    private var origins: [SiteKey: ReachSearch.Origin] = [:]
    private var helpers: [String: Bool] = [:]

    /// While it is being found out nothing is known.
    func origin(of key: SiteKey, _ search: () -> ReachSearch.Origin) -> ReachSearch.Origin {
        if let known = origins[key] { return known }
        origins[key] = []
        let result = search()
        origins[key] = result
        return result
    }

    /// Whether a member of that name that the project adds to `UIApplication` takes a controller or the key window, and gives one.
    func reaches(_ name: String, in table: TypeTable) -> Bool {
        if let known = helpers[name] { return known }
        helpers[name] = false
        guard let id = table.extendedExternals["UIApplication"] else { return false }
        let members = table[id].members
        func search(_ file: Int, gives type: TypeReference?, _ walk: (inout ReachSearch) -> Void) -> Bool {
            let given = type.map { table.staticType(of: $0, in: Scope(file: file, types: [id])) } ?? .unknown
            guard table.frameworkAncestry(of: given).contains("UIResponder") else { return false }
            var search = ReachSearch(table: table, answers: self, scope: Scope(file: file, types: [id]))
            search.own = .application
            walk(&search)
            return !search.found.isEmpty
        }
        let isReach =
            (members.functions[name] ?? []).contains { site in
                search(site.file, gives: site.declaration.returnType) { $0.walk(site.declaration) }
            }
            || (members.properties[name] ?? []).contains { site in
                search(site.file, gives: site.declaration.type) { search in
                    for block in site.declaration.accessors.blocks { search.walk(block) }
                }
            }
        helpers[name] = isReach
        return isReach
    }
}

extension TypeReference {
    fileprivate var isOpaque: Bool {
        if case .constrained(_, false) = kind { true } else { false }
    }
}
