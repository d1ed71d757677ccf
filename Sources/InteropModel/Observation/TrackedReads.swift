import SwiftTree

/// Classes of UIKit that read an observable model where UIKit can track what is read.
package struct TrackedReads: Sendable {
    package struct Entry: Sendable {
        /// The first read.
        package let site: SiteKey
        package let model: TypeID
        package let reader: TypeID
        package let hook: FunctionSite
    }

    package let entries: [Entry]

    /// Source: https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking
    private static let hooks: Set<String> = [
        "layoutSubviews", "updateConstraints", "draw", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
        "updateContentUnavailableConfiguration", "updateConfiguration", "containerViewWillLayoutSubviews",
        "containerViewDidLayoutSubviews",
    ]

    package init(table: TypeTable) {
        entries = table.types.filter { $0.kind == .class && table.isTracked(.project($0.id)) }.compactMap { type in
            type.members.allFunctions.lazy.filter { Self.hooks.contains($0.declaration.name) }.compactMap { hook in
                var search = TrackedReadSearch(table: table, reader: type.id)
                return search.firstRead(in: hook).map { Entry(site: $0.site, model: $0.model, reader: type.id, hook: hook) }
            }.first
        }
    }
}

extension Project {
    /// The oldest iOS on which the reader runs: as the build files say, or as `@available` on it or on the hook does.
    package func oldestIOS(running entry: TrackedReads.Entry) -> SystemVersion? {
        let heads = table[entry.reader].sites.map { ($0.file, $0.declaration.head) } + [(entry.hook.file, entry.hook.declaration.head)]
        let available = heads.compactMap { file, head in
            head.attribute("available").flatMap { DeploymentTargetText(files[file].source.string(in: $0.range)).platforms.iOS }
        }
        return ([settings.settings(forFile: files[entry.site.file].path).targets.iOS].compactMap { $0 } + available).max()
    }
}

private struct TrackedReadSearch {
    let table: TypeTable
    let reader: TypeID
    private var entered: Set<SiteKey> = []

    init(table: TypeTable, reader: TypeID) {
        self.table = table
        self.reader = reader
    }

    /// Own methods are followed.
    mutating func firstRead(in function: FunctionSite) -> (site: SiteKey, model: TypeID)? {
        guard let body = function.declaration.body, entered.insert(function.key).inserted else { return nil }
        var found: (SiteKey, TypeID)?
        var called: [FunctionSite] = []
        body.visitExpressions { expression in
            guard found == nil else { return }
            if let model = model(readBy: expression) {
                found = (SiteKey(file: function.file, range: expression.range), model)
            } else if case .call(let call) = expression.kind, let name = call.callee.ownName {
                called += table.functions(named: name, of: .project(reader), platforms: .all).prefix(1)
            }
        }
        if let found { return found }
        for next in called { if let found = firstRead(in: next) { return found } }
        return nil
    }

    /// The observable class a variable of which the expression reads.
    private func model(readBy expression: Expression) -> TypeID? {
        guard case .member(let base, let name, _) = expression.kind, let owner = base.ownName,
            let property = table.property(named: owner, of: .project(reader), platforms: .all),
            let model = table.type(of: property, platforms: .all).typeID, table.isObservable(model),
            let member = table[model].members.properties[name]?.first?.declaration, !member.isLet,
            member.head.attribute("ObservationIgnored") == nil
        else { return nil }
        return model
    }
}

extension TypeTable {
    fileprivate func isTracked(_ type: StaticType) -> Bool {
        let ancestry = frameworkAncestry(of: type)
        return ["UIView", "UIViewController", "UIPresentationController"].contains(where: ancestry.contains)
    }

    /// A class with `@Observable`.
    func isObservable(_ id: TypeID) -> Bool {
        self[id].declaration?.declaration.head.attribute("Observable") != nil
    }
}

extension Expression {
    /// `name` in `name`, `self.name`, `name?`.
    fileprivate var ownName: String? {
        switch kind {
        case .identifier(let name): name
        case .member(let base, let name, _): base.isSelf ? name : nil
        case .optionalChain(let base), .forceUnwrap(let base): base.ownName
        default: nil
        }
    }
}
