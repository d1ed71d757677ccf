import SwiftTree

/// One `UIHostingConfiguration { … }`, and what happens in its content.
package struct CellContent: Sendable {
    package let host: Host
    package let path: Path
    /// The content closure.
    package let closure: Closure
    package let site: SiteKey
    /// The cell that is given it; nil where the configuration is returned or kept.
    package let cell: Place?
    /// What happens in the content, and in what it calls.
    package let events: [Event]

    /// The closures in the content that run when the person or the system does something, with the calls that are given them.
    func actions(in table: TypeTable) -> [(call: CallEvent, argument: EvaluatedArgument)] {
        events.flatMap { event -> [(CallEvent, EvaluatedArgument)] in
            guard let call = event.call else { return [] }
            return zip(call.arguments, call.written).compactMap { argument, written in
                guard !argument.value.holds.isEmpty, table.role(of: written, in: call) == .action else { return nil }
                return (call, argument)
            }
        }
    }
}

extension Host {
    /// Every hosting configuration in its code, each once.
    package var cellContents: [CellContent] {
        var seen: Set<SiteKey> = []
        return paths.flatMap { path in
            path.events.compactMap { event in
                guard let call = event.call, call.constructed == .external("UIHostingConfiguration"),
                    let argument = call.arguments.first(where: { $0.closure != nil && ($0.label == nil || $0.label == "content") }),
                    let closure = argument.closure, let body = argument.value.closureRegion, !isElsewhere(event, call, on: path),
                    seen.insert(event.site).inserted
                else { return nil }
                return CellContent(
                    host: self, path: path, closure: closure, site: event.site, cell: cell(given: event, on: path),
                    events: path.events.filter(body.holds))
            }
        }
    }

    /// It fills a controller's empty state, or makes a view that is nobody's cell.
    /// Sources: Apple doc uikit/uiviewcontroller/contentunavailableconfiguration, uikit/uicontentconfiguration/makecontentview().
    private func isElsewhere(_ construction: Event, _ call: CallEvent, on path: Path) -> Bool {
        path.events.contains { event in
            if let write = event.write {
                return write.member == "contentUnavailableConfiguration" && HostRegion(site: write.valueSite).contains(construction.site)
            }
            return event.call?.name == "makeContentView" && event.call?.receiver?.place == call.result.place
        }
    }

    private func cell(given construction: Event, on path: Path) -> Place? {
        let region = { (write: Write) in HostRegion(site: write.valueSite).contains(construction.site) }
        return path.events.lazy.compactMap(\.write).first { $0.member == "contentConfiguration" && region($0) }?.receiver.place
    }
}
