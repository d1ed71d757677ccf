import SwiftTree

/// All types of the parsed files, merged by resolved name.
///
/// An object, for it is handed on far more often than it is made. Nothing in it changes once it is made.
package final class TypeTable: @unchecked Sendable {
    package private(set) var types: [ProjectType] = []
    /// Declared types at the top of a file, by name.
    package private(set) var topLevel: [String: [TypeID]] = [:]
    /// Framework types that the project extends, by their dotted name.
    package private(set) var extendedExternals: [String: TypeID] = [:]
    package private(set) var aliases: [String: [AliasSite]] = [:]
    package private(set) var functions: [String: [FunctionSite]] = [:]
    package private(set) var variables: [String: [PropertySite]] = [:]
    let folders: [[Substring]]
    /// The words of each file.
    let words: [WordFilter]

    package subscript(id: TypeID) -> ProjectType {
        // Lends it: a copy would retain all its members.
        _read { yield types[id.index] }
    }

    package init(files: [FileSyntax]) {
        folders = files.map { $0.path.split(separator: "/").dropLast() }
        words = files.map(\.words)
        var pendingExtensions: [DeclarationSite] = []
        for (file, syntax) in files.enumerated() {
            registerGlobals(of: syntax.members, file: file)
            for declaration in syntax.members.types {
                register(declaration, file: file, parent: nil, pending: &pendingExtensions)
            }
        }
        attach(pendingExtensions)
        for index in types.indices {
            fillMembers(of: index)
        }
        for index in types.indices {
            resolveInheritance(of: index)
        }
    }

    private func registerGlobals(of members: Members, file: Int) {
        for alias in members.aliases {
            aliases[alias.name, default: []].append(AliasSite(file: file, owner: nil, declaration: alias))
        }
        for function in members.functions {
            functions[function.name, default: []]
                .append(FunctionSite(file: file, owner: nil, declaration: function, isInExtension: false))
        }
        for property in members.properties {
            variables[property.name, default: []]
                .append(PropertySite(file: file, owner: nil, declaration: property, isInExtension: false))
        }
    }

    private func register(
        _ declaration: TypeDeclaration, file: Int, parent: TypeID?, pending: inout [DeclarationSite]
    ) {
        let site = DeclarationSite(file: file, declaration: declaration)
        if declaration.kind == .extension {
            pending.append(site)
            return
        }
        let id = TypeID(index: types.count)
        let path = (parent.map { self[$0].path } ?? []) + declaration.name
        types.append(ProjectType(id: id, path: path, parent: parent, declaration: site))
        if let parent {
            types[parent.index].members.types[declaration.name.last ?? "", default: []].append(id)
        } else {
            topLevel[declaration.name.last ?? "", default: []].append(id)
        }
        for nested in declaration.members.types {
            register(nested, file: file, parent: id, pending: &pending)
        }
    }

    /// An extension may extend a type that another extension declares, so passes go on while one finds its type.
    private func attach(_ sites: [DeclarationSite]) {
        var waiting = sites
        while !waiting.isEmpty {
            var unresolved: [DeclarationSite] = []
            for site in waiting {
                guard case .project(let id) = resolve(site.declaration.name, in: Scope(file: site.file)) else {
                    unresolved.append(site)
                    continue
                }
                add(site, to: id)
            }
            if unresolved.count == waiting.count { break }
            waiting = unresolved
        }
        for site in waiting {
            add(site, to: externalType(named: site.declaration.name))
        }
    }

    private func add(_ site: DeclarationSite, to id: TypeID) {
        types[id.index].extensions.append(site)
        var ignored: [DeclarationSite] = []
        for nested in site.declaration.members.types {
            register(nested, file: site.file, parent: id, pending: &ignored)
        }
    }

    private func externalType(named path: [String]) -> TypeID {
        let name = path.joined(separator: ".")
        if let known = extendedExternals[name] { return known }
        let id = TypeID(index: types.count)
        types.append(ProjectType(id: id, path: path, parent: nil, declaration: nil))
        extendedExternals[name] = id
        return id
    }

    private func fillMembers(of index: Int) {
        let id = TypeID(index: index)
        for site in types[index].sites {
            let members = site.declaration.members
            for function in members.functions {
                let entry = FunctionSite(file: site.file, owner: id, declaration: function, isInExtension: site.isExtension)
                types[index].members.functions[function.name, default: []].append(entry)
                types[index].members.allFunctions.append(entry)
            }
            for property in members.properties {
                let entry = PropertySite(file: site.file, owner: id, declaration: property, isInExtension: site.isExtension)
                types[index].members.properties[property.name, default: []].append(entry)
                types[index].members.allProperties.append(entry)
            }
            for alias in members.aliases {
                types[index].members.aliases[alias.name, default: []]
                    .append(AliasSite(file: site.file, owner: id, declaration: alias))
            }
        }
    }

    private func resolveInheritance(of index: Int) {
        let type = types[index]
        types[index].inherited = type.sites.flatMap { site in
            site.declaration.inheritance.map { entry in
                let scope = Scope(file: site.file, types: type.parent.map { enclosing($0) } ?? [])
                return ProjectType.Inheritance(site: site, entry: entry, type: staticType(of: entry.type, in: scope))
            }
        }
    }

    /// The types around `id`, outermost first, `id` itself last.
    package func enclosing(_ id: TypeID) -> [TypeID] {
        (self[id].parent.map { enclosing($0) } ?? []) + [id]
    }
}
