import SwiftTree

/// Files that a document picker opens in place, and that are read without a security scope.
package struct UnscopedReads: Sendable {
    package struct Entry: Sendable {
        package let site: SiteKey
        /// Where the picker is made.
        package let picker: SiteKey
        /// The callback that is handed the file.
        package let callback: FunctionSite
        /// It is read after the callback has returned.
        package let isLater: Bool
    }

    package let entries: [Entry]

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        guard let picker = Self.picker(project, representable, paths), let coordinator = representable.coordinator,
            !project.table.opensSecurityScope(coordinator.type), !project.table.opensSecurityScope(representable.type)
        else {
            entries = []
            return
        }
        let closures = ClosureCalls(project: project, representable: representable, paths: paths)
        let readers = FileReaders(project: project, representable: representable)
        entries = paths.handlers.flatMap { handler -> [Entry] in
            guard let callback = handler.entry, Self.callbacks.contains(callback.declaration.signature),
                let files = handler.parameters.last?.place, !handler.events.contains(where: Self.opensScope)
            else { return [] }
            return handler.events.flatMap { event -> [Entry] in
                let isLater = event.timing != .now
                if case .read(let place, _) = event.kind, FileReads.leads(to: place, from: files),
                    FileReads.contents.contains(place.last ?? "")
                {
                    return [Entry(site: event.site, picker: picker, callback: callback, isLater: isLater)]
                }
                guard let call = event.call, call.takes(files) else { return [] }
                if let input = closures.input(calledBy: call) {
                    return readers.readings(of: input).filter { !$0.opensScope }.compactMap { reading in
                        reading.read.map { Entry(site: $0, picker: picker, callback: callback, isLater: isLater || reading.isLater) }
                    }
                }
                return FileReads.isRead(call) ? [Entry(site: event.site, picker: picker, callback: callback, isLater: isLater)] : []
            }
        }
    }

    /// Source: https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
    private static let callbacks: Set<String> = ["documentPicker(_:didPickDocumentsAt:)", "documentPicker(_:didPickDocumentAt:)"]

    /// A picker that opens in place. Source: https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
    /// (`asCopy` is false where it is left out).
    private static func picker(_ project: Project, _ representable: Representable, _ paths: RepresentablePaths) -> SiteKey? {
        for event in paths.everything.flatMap(\.events) {
            guard let call = event.call, let type = call.constructed,
                project.table.frameworkAncestry(of: type, platforms: representable.platforms).contains("UIDocumentPickerViewController"),
                call.arguments.contains(where: { $0.label == "forOpeningContentTypes" })
            else { continue }
            let copies = call.arguments.first { $0.label == "asCopy" }
            if copies == nil || copies?.value.literal == .boolean(false) { return event.site }
        }
        return nil
    }

    private static func opensScope(_ event: Event) -> Bool {
        event.call?.name == "startAccessingSecurityScopedResource"
    }
}
