import SwiftTree

/// Places where a SwiftUI view looks for UIKit's controllers by itself.
package struct UIKitReaches: Sendable {
    package enum Form: Sendable {
        /// `UIApplication.shared…rootViewController`
        case application(String)
        /// Up the chain of responders.
        case responders
        /// A stored `UINavigationController`.
        case navigation(String)
    }

    package struct Entry: Sendable {
        package let site: SiteKey
        package let form: Form
        package let view: TypeID
    }

    package let entries: [Entry]

    package init(project: Project) {
        let table = project.table
        entries = table.types.filter { table.isContent($0.id) && !$0.isPreview }.flatMap { type in
            type.members.allFunctions.flatMap { site in
                site.declaration.body.map { Self.reaches(in: $0, file: site.file, of: type.id) } ?? []
            }
                + type.members.allProperties.flatMap { site -> [Entry] in
                    let stored = Self.navigation(site, table).map { [Entry(site: site.key, form: $0, view: type.id)] } ?? []
                    return stored + site.declaration.accessors.blocks.flatMap { Self.reaches(in: $0, file: site.file, of: type.id) }
                }
        }
    }

    private static func navigation(_ site: PropertySite, _ table: TypeTable) -> Form? {
        guard !site.declaration.isComputed, !site.declaration.head.isStatic,
            table.frameworkAncestry(of: table.type(of: site, platforms: .all)).contains("UINavigationController")
        else { return nil }
        return .navigation(site.declaration.name)
    }

    private static func reaches(in block: Block, file: Int, of view: TypeID) -> [Entry] {
        var found: [Entry] = []
        block.visitExpressions { expression in
            guard !found.contains(where: { $0.site.range.contains(expression.range) }), let form = form(of: expression) else { return }
            found.append(Entry(site: SiteKey(file: file, range: expression.range), form: form, view: view))
        }
        return found
    }

    private static func form(of expression: Expression) -> Form? {
        guard case .member(let base, let name, _) = expression.kind else { return nil }
        if name == "rootViewController" || name == "keyWindow", base.startsAtApplication { return .application(name) }
        if name == "next", base.plainTail?.lowercased().hasSuffix("responder") == true { return .responders }
        return nil
    }
}

extension ProjectType {
    fileprivate var isPreview: Bool {
        name.hasSuffix("_Previews") || inherited.contains { $0.entry.type.isNamed("PreviewProvider") }
    }
}

extension Expression {
    /// `UIApplication.shared` is where the chain begins.
    fileprivate var startsAtApplication: Bool {
        switch kind {
        case .member(let base, let name, _):
            if name == "shared", case .identifier("UIApplication") = base.kind { return true }
            return base.startsAtApplication
        case .optionalChain(let base), .forceUnwrap(let base), .cast(let base, _, _), .subscript(let base, _):
            return base.startsAtApplication
        case .call(let call): return call.callee.startsAtApplication
        case .tuple(let parts): return parts.count == 1 && parts[0].value.startsAtApplication
        default: return false
        }
    }

    /// The last name before a question mark.
    fileprivate var plainTail: String? {
        switch kind {
        case .optionalChain(let base), .forceUnwrap(let base): base.plainTail
        default: plainName
        }
    }
}
