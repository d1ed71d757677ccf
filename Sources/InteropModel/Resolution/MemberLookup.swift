/// Members by name: the type's own, its superclasses', then those that protocol extensions of the project give it.
extension TypeTable {
    /// The types whose members a value of `type` has, nearest first.
    package func memberProviders(of type: StaticType, platforms: PlatformSet) -> [TypeID] {
        var providers: [TypeID] = []
        for ancestor in ancestry(of: type, platforms: platforms) {
            switch ancestor {
            case .project(let id): providers.append(id)
            case .external(let name): if let id = extendedExternals[name] { providers.append(id) }
            default: break
            }
        }
        // Protocols that the project makes a framework's class conform to.
        var protocolTypes = providers.filter { self[$0].kind == .extension }.flatMap { protocols(of: $0) }
        if let id = type.typeID { protocolTypes += protocols(of: id) }
        if case .generic(let bounds) = type { protocolTypes += bounds.flatMap { $0.typeID.map { protocols(of: $0) } ?? [] } }
        for type in protocolTypes {
            switch type {
            case .project(let id): providers.append(id)
            case .external(let name): if let id = extendedExternals[name] { providers.append(id) }
            default: break
            }
        }
        return providers
    }

    /// Functions of that name with a body, the nearest provider's first.
    package func functions(named name: String, of type: StaticType, platforms: PlatformSet) -> [FunctionSite] {
        functions(named: name, by: memberProviders(of: type, platforms: platforms), platforms: platforms)
    }

    func functions(named name: String, by providers: [TypeID], platforms: PlatformSet) -> [FunctionSite] {
        providers.flatMap { provider in
            (self[provider].members.functions[name] ?? []).filter {
                $0.declaration.body != nil && $0.declaration.head.platforms.meets(platforms)
            }
        }
    }

    /// The property of that name, the nearest provider's; among its own, the one in `file`.
    package func property(named name: String, of type: StaticType, platforms: PlatformSet, near file: Int? = nil) -> PropertySite? {
        let fitting = properties(named: name, of: type, platforms: platforms)
        return fitting.first { $0.file == file } ?? fitting.first
    }

    /// The properties of that name of the nearest provider that has one.
    func properties(named name: String, of type: StaticType, platforms: PlatformSet) -> [PropertySite] {
        properties(named: name, by: memberProviders(of: type, platforms: platforms), platforms: platforms)
    }

    func properties(named name: String, by providers: [TypeID], platforms: PlatformSet) -> [PropertySite] {
        for provider in providers {
            guard let sites = self[provider].members.properties[name] else { continue }
            let fitting = sites.filter { $0.declaration.head.platforms.meets(platforms) }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    /// The static or global variable of the project, one that stores its value, that `place` names or leads through.
    package func storedVariable(at place: Place) -> PropertySite? {
        guard case .type(let type) = place.root, let name = place.first else { return nil }
        if type.isEmpty { return variables[name]?.first { !$0.declaration.isComputed } }
        let path = type.split(separator: ".").map(String.init)
        guard let id = topLevel[path.last ?? ""]?.first ?? resolve(path, in: Scope(file: 0)).typeID else { return nil }
        return self[id].members.properties[name]?.first { !$0.declaration.isComputed }
    }

    /// The type of a property, from its declaration or its initial value.
    package func type(of property: PropertySite, platforms: PlatformSet) -> StaticType {
        let scope = Scope(file: property.file, types: property.owner.map { enclosing($0) } ?? [], platforms: platforms)
        if let type = property.declaration.type { return staticType(of: type, in: scope) }
        if let object = property.declaration.environmentObject { return constructedType(object, in: scope).instance }
        return property.declaration.initialValue.map { constructedType($0, in: scope) } ?? .unknown
    }

    /// What an initial value constructs or names, told from its shape alone.
    package func constructedType(_ expression: Expression, in scope: Scope) -> StaticType {
        switch expression.kind {
        case .call(let call):
            return resultType(of: call, in: scope)
        case .cast(_, let type, .conditional), .cast(_, let type, .forced), .cast(_, let type, .upcast):
            return staticType(of: type, in: scope)
        case .type(let type):
            return .metatype(staticType(of: type, in: scope))
        case .member(let base, let name, _):
            // `Type.shared`: most often an instance of the type.
            guard case .metatype(let type) = constructedType(base, in: scope) else { return .unknown }
            guard let id = type.typeID, let site = property(named: name, of: .project(id), platforms: scope.platforms) else {
                // `CGSize.zero`: so are the constants of a struct.
                let isConstant = isCopied(type, initialValue: nil) == true
                return isConstant || name == "shared" || name == "default" || name == "main" ? type : .unknown
            }
            return self.type(of: site, platforms: scope.platforms)
        case .identifier(let name) where name.first?.isUppercase == true:
            return .metatype(resolve([name], in: scope))
        case .array(let elements):
            return .array(elements.first.map { constructedType($0, in: scope) } ?? .unknown)
        case .closure:
            return .function(result: .unknown)
        case .literal(.boolean): return .external("Bool")
        case .literal(.string), .interpolation: return .external("String")
        default:
            return .unknown
        }
    }

    private func resultType(of call: Call, in scope: Scope) -> StaticType {
        switch call.callee.kind {
        case .identifier(let name) where name.first?.isUppercase == true:
            return resolve([name], in: scope)
        case .type(let type):
            return staticType(of: type, in: scope)
        case .closure(let closure):
            // `= { let view = UIView(); …; return view }()`
            return closureResult(closure, in: scope)
        case .member(let base, let name, _):
            guard case .metatype(let type) = constructedType(base, in: scope) else { return .unknown }
            if name == "init" { return type }
            if let id = type.typeID,
                let function = functions(named: name, of: .project(id), platforms: scope.platforms).first,
                let result = function.declaration.returnType
            {
                return staticType(of: result, in: Scope(file: function.file, types: enclosing(id), platforms: scope.platforms))
            }
            if let outer = type.externalName, outer.first?.isUppercase == true, FrameworkClasses.named(outer) == nil {
                return resolve([outer], in: scope)
            }
            // `UICollectionView.CellRegistration { … }`
            if let outer = type.externalName, name.first?.isUppercase == true { return resolve([outer, name], in: scope) }
            return type
        default:
            return .unknown
        }
    }

    private func closureResult(_ closure: Closure, in scope: Scope) -> StaticType {
        guard let last = closure.body.statements.last else { return .unknown }
        switch last.kind {
        case .returnStatement(let value?):
            guard case .identifier(let name) = value.kind else { return constructedType(value, in: scope) }
            for statement in closure.body.statements {
                guard case .variable(let variable) = statement.kind else { continue }
                for binding in variable.bindings {
                    guard case .identifier(name, _) = binding.pattern else { continue }
                    if let type = binding.type { return staticType(of: type, in: scope) }
                    return binding.value.map { constructedType($0, in: scope) } ?? .unknown
                }
            }
            return .unknown
        case .expression(let value) where closure.body.statements.count == 1:
            return constructedType(value, in: scope)
        default:
            return .unknown
        }
    }
}

extension PropertyDeclaration {
    /// `Model` in `@Environment(Model.self) var model`.
    fileprivate var environmentObject: Expression? {
        guard case .member(let base, "self", _) = head.attribute("Environment")?.arguments.first?.value.kind else { return nil }
        return base
    }
}
