import SwiftTree

/// A piece of source that a framework calls by itself, and what happens when it does.
struct HostRegion {
    let site: SiteKey

    /// Whether an event stands in it, or is led to by a call that does.
    func holds(_ event: Event) -> Bool {
        contains(event.site) || isReached(by: event)
    }

    private func isReached(by event: Event) -> Bool {
        var chain = event.chain
        while let step = chain {
            if contains(step.site) { return true }
            chain = step.caller
        }
        var route = event.route
        while let step = route {
            if contains(step.site) { return true }
            route = step.outer
        }
        return false
    }

    func contains(_ other: SiteKey) -> Bool {
        site.file == other.file && site.range.contains(other.range)
    }
}

extension CallEvent {
    /// The source of each closure that it is given, literal or function, by its label. A literal's capture list is left
    /// out: it is evaluated where the closure is made.
    func closureRegions(where isWanted: (EvaluatedArgument) -> Bool) -> [HostRegion] {
        arguments.filter(isWanted).compactMap(\.value.closureRegion)
    }
}

extension Value {
    var closureRegion: HostRegion? {
        closureBody.map(HostRegion.init)
    }
}

extension TypeTable {
    /// A cell of a table or collection view, a header or a footer.
    package func isCell(_ type: StaticType) -> Bool {
        frameworkAncestry(of: type).contains(where: Self.cells.contains)
    }

    static let cells: Set<String> = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]
}

extension FunctionDeclaration {
    /// The data source's method that makes a cell, a header or a footer.
    /// Sources: Apple doc uikit/uitableviewdatasource, uikit/uicollectionviewdatasource, uikit/uitableviewdelegate.
    var makesCell: Bool {
        guard name == "tableView" || name == "collectionView", parameters.count > 1 else { return false }
        return ["cellForRowAt", "cellForItemAt", "viewForSupplementaryElementOfKind", "viewForHeaderInSection", "viewForFooterInSection"]
            .contains(parameters[1].label ?? "")
    }
}
