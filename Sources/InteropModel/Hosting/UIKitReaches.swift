import SwiftTree

/// Places where a SwiftUI view looks for UIKit's controllers by itself.
package struct UIKitReaches: Sendable {
    package enum Form: Sendable {
        /// `UIApplication.shared…rootViewController`, or a helper of the project that goes there.
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
    /// The helpers that views call on the application, and the types that may turn out to be views.
    let missing: Set<SourceQuery>

    package init(table: TypeTable) {
        let answers = ReachAnswers()
        var entries: [Entry] = []
        var missing: Set<SourceQuery> = []
        for type in table.types where !type.isPreview {
            let isContent = table.isContent(type.id)
            guard isContent || type.isUndeclared else { continue }
            if isContent { entries += Self.navigations(type, table) }
            let before = answers.asked
            let found = Self.reaches(in: type, table, answers)
            if isContent {
                entries += found
            } else {
                if !found.isEmpty || answers.asked != before { missing.insert(.type(type.name)) }
                answers.asked = before
            }
        }
        self.entries = entries
        self.missing = missing.union(answers.asked.map { .member($0, ofAny: ["UIApplication"]) })
    }

    private static func navigations(_ type: ProjectType, _ table: TypeTable) -> [Entry] {
        type.members.allProperties.compactMap { site in
            guard !site.declaration.isComputed, !site.declaration.head.isStatic,
                table.frameworkAncestry(of: table.type(of: site, platforms: .all)).contains("UINavigationController")
            else { return nil }
            return Entry(site: site.key, form: .navigation(site.declaration.name), view: type.id)
        }
    }

    private static func reaches(in type: ProjectType, _ table: TypeTable, _ answers: ReachAnswers) -> [Entry] {
        func search(_ file: Int) -> ReachSearch {
            ReachSearch(table: table, answers: answers, scope: Scope(file: file, types: table.enclosing(type.id)))
        }
        func entries(_ search: ReachSearch) -> [Entry] {
            search.found.map { Entry(site: SiteKey(file: search.scope.file, range: $0.range), form: $0.form, view: type.id) }
        }
        let functions = type.members.allFunctions.flatMap { site -> [Entry] in
            var search = search(site.file)
            search.walk(site.declaration)
            return entries(search)
        }
        let properties = type.members.allProperties.flatMap { site -> [Entry] in
            var search = search(site.file)
            for block in site.declaration.accessors.blocks { search.walk(block) }
            return entries(search)
        }
        return functions + properties
    }
}

extension ProjectType {
    fileprivate var isPreview: Bool {
        name.hasSuffix("_Previews") || inherited.contains { $0.entry.type.isNamed("PreviewProvider") }
    }

    /// An extension of a type that no parsed file declares and that is no known framework's.
    fileprivate var isUndeclared: Bool {
        declaration == nil && path.count == 1 && FrameworkClasses.named(name) == nil && !SwiftUITypes.names.contains(name)
            && name != "UIApplication"
    }
}
