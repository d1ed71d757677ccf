/// Where the project's views use a type: the calls of its initializer.
package struct UseSite: Sendable {
    package let file: Int
    package let call: Call
    package let site: SiteKey
    /// The modifiers called on it, nearest first.
    package let modifiers: [String]
    /// The type whose member it stands in.
    package let owner: String?
    /// It stands in a preview or a test.
    package let isPreview: Bool
    /// It stands in a `body`, so that a new identity of the view is one for it too.
    package let isInBody: Bool
}

/// All uses of some types, by the type's name.
package struct UseSites: Sendable {
    private var byName: [String: [UseSite]] = [:]

    package init(of names: Set<String>, in files: [FileSyntax]) {
        guard !names.isEmpty else { return }
        let words = names.map { WordFilter.Word($0) }
        for (index, file) in files.enumerated() where words.contains(where: file.words.mayContain) {
            var collector = UseCollector(names: names, file: index)
            collector.isPreview = Self.isTest(file.path)
            collector.collect(file.members, owner: nil)
            for (name, sites) in collector.found { byName[name, default: []] += sites }
        }
    }

    /// The types whose members hold the uses.
    package var owners: Set<String> {
        Set(byName.values.flatMap { $0.compactMap(\.owner) })
    }

    package subscript(name: String) -> [UseSite] {
        byName[name] ?? []
    }

    /// Whether the file at this path holds tests or previews.
    static func isTest(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.dropLast().contains { $0.hasSuffix("Tests") || $0 == "Preview Content" || $0 == "Previews" }
            || parts.last.map { $0.hasSuffix("Previews.swift") || $0.hasSuffix("Tests.swift") } == true
    }
}

private struct UseCollector {
    let names: Set<String>
    let file: Int
    var isPreview = false
    var found: [String: [UseSite]] = [:]
    private var owner: String?
    private var isInBody = false

    init(names: Set<String>, file: Int) {
        self.names = names
        self.file = file
    }

    mutating func collect(_ members: Members, owner: String?) {
        self.owner = owner
        for property in members.properties {
            if let value = property.initialValue { collect(value, modifiers: []) }
            isInBody = property.name == "body"
            for block in property.accessors.blocks { collect(block) }
            isInBody = false
        }
        for function in members.functions {
            if let body = function.body { collect(body) }
        }
        for type in members.types {
            let wasPreview = isPreview
            let inherited = type.inheritance.map(\.type)
            isPreview = isPreview || inherited.contains { $0.isNamed("PreviewProvider") } || type.name.last?.hasSuffix("Previews") == true
            collect(type.members, owner: type.name.last)
            isPreview = wasPreview
        }
        self.owner = owner
    }

    private mutating func collect(_ block: Block) {
        for statement in block.statements {
            statement.visitOwnExpressionRoots { collect($0, modifiers: []) }
            for inner in statement.blocks { collect(inner) }
        }
    }

    private mutating func collect(_ expression: Expression, modifiers: [String]) {
        switch expression.kind {
        case .call(let call):
            note(call, expression, modifiers)
            if case .member(let base, let name, _) = call.callee.kind {
                collect(base, modifiers: [name] + modifiers)
            } else {
                collect(call.callee, modifiers: [])
            }
            for argument in call.arguments { collect(argument.value, modifiers: []) }
        case .closure(let closure):
            collect(closure.body)
        case .macro(let name, let arguments):
            let wasPreview = isPreview
            isPreview = isPreview || name == "Preview"
            for argument in arguments { collect(argument.value, modifiers: []) }
            isPreview = wasPreview
        case .ifExpression(let branch):
            for block in branch.blocks { collect(block) }
        case .switchExpression(let choice):
            for item in choice.cases { collect(item.body) }
        default:
            for child in expression.children { collect(child, modifiers: []) }
        }
    }

    private mutating func note(_ call: Call, _ expression: Expression, _ modifiers: [String]) {
        guard let name = Self.constructedName(call.callee), names.contains(name) else { return }
        found[name, default: []].append(
            UseSite(
                file: file, call: call, site: SiteKey(file: file, range: expression.range), modifiers: modifiers, owner: owner,
                isPreview: isPreview, isInBody: isInBody))
    }

    private static func constructedName(_ callee: Expression) -> String? {
        switch callee.kind {
        case .identifier(let name): name
        case .member(let base, "init", _): constructedName(base)
        case .member(_, let name, _): name
        case .type(let type): if case .named(let path, _) = type.kind { path.last } else { nil }
        default: nil
        }
    }
}

extension TypeReference {
    /// Whether it is this name, whatever its arguments and the path in front.
    package func isNamed(_ name: String) -> Bool {
        if case .named(let path, _) = kind { path.last == name } else { false }
    }
}
