import SwiftTree

/// Files that are deleted when the completion that is handed them returns, and uses of them after that.
package struct TemporaryFiles: Sendable {
    package struct Escape: Sendable {
        package let event: Event
        package let path: Path
        /// Where the file was asked for.
        package let loading: Event
        package let kind: Kind
    }

    package enum Kind: Sendable {
        /// It is read, or handed on, in a closure that runs after the completion has returned.
        case usedLater
        /// It is kept, under this name.
        case kept(String)
        /// It is given to a closure property of this name.
        case given(String)
    }

    /// One for each file asked for: the first use that comes too late.
    package let escapes: [Escape]

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        let closures = ClosureCalls(project: project, representable: representable, paths: paths)
        let search = Search(closures: closures, readers: FileReaders(project: project, representable: representable))
        escapes = paths.everything.flatMap { path in
            path.events.compactMap { event in search.loading(event).flatMap { search.escape(of: $0.file, from: $0.event, on: path) } }
        }
    }

    /// Sources: https://developer.apple.com/documentation/foundation/nsitemprovider/loadfilerepresentation(fortypeidentifier:completionhandler:)
    /// ("the file is deleted when the completion handler returns"), and the same of the form with a content type.
    static let loader = "loadFileRepresentation"

    private struct Search {
        let closures: ClosureCalls
        let readers: FileReaders

        /// The call that asks for a file, and what its completion knows it by.
        func loading(_ event: Event) -> (event: Event, file: Place)? {
            guard let call = event.call, call.name == TemporaryFiles.loader, call.function == nil,
                !call.arguments.contains(where: { $0.label == "openInPlace" && $0.value.literal != .boolean(false) }),
                let completion = call.arguments.last(where: { !$0.parameters.isEmpty }), let file = completion.parameters.first?.place
            else { return nil }
            return (event, file)
        }

        func escape(of file: Place, from loading: Event, on path: Path) -> Escape? {
            for event in path.events where mentions(event, file) {
                if event.laterDepth > loading.laterDepth + 1 {
                    if isUse(event) { return Escape(event: event, path: path, loading: loading, kind: .usedLater) }
                } else if isRescue(event) {
                    return nil
                } else if let kind = handing(event, file) {
                    return Escape(event: event, path: path, loading: loading, kind: kind)
                }
            }
            return nil
        }

        // MARK: What happens to the file

        private func isFile(_ value: Value, _ file: Place) -> Bool {
            value.place == file
        }

        /// Its name and extension stay true.
        private static let names: Set<String> = ["lastPathComponent", "pathExtension", "pathComponents", "hasDirectoryPath"]

        private func isPart(_ place: Place?, of file: Place) -> Bool {
            guard let place, file.contains(place) else { return false }
            return !place.path.contains { Self.names.contains($0) }
        }

        private func mentions(_ event: Event, _ file: Place) -> Bool {
            if let write = event.write { return isPart(write.value.place, of: file) }
            guard let call = event.call else { return false }
            return isPart(call.receiver?.place, of: file) || call.arguments.contains { isPart($0.value.place, of: file) }
        }

        private func isUse(_ event: Event) -> Bool {
            guard let call = event.call else { return true }
            // A project's own function is looked into.
            return call.function == nil && !CallEvent.harmless.contains(call.name)
        }

        /// It is copied, moved or read in time, by a call that is known or one that is not: what is done with it later is done
        /// knowingly.
        private func isRescue(_ event: Event) -> Bool {
            guard let call = event.call, call.function == nil, !call.isClosureProperty else { return false }
            if NameFinder.collecting.contains(call.name) || CallEvent.harmless.contains(call.name) { return false }
            return FileReads.isRead(call) || call.constructed == nil
        }

        private func handing(_ event: Event, _ file: Place) -> Kind? {
            if let write = event.write { return isFile(write.value, file) ? write.place.flatMap { kept(at: $0, write.member) } : nil }
            guard let call = event.call, call.arguments.contains(where: { isFile($0.value, file) }) else { return nil }
            if let input = closures.input(calledBy: call) {
                // Every view that is asked reads or copies it within the call.
                let readings = readers.readings(of: input)
                return readings.isEmpty || readings.contains { $0.read == nil || $0.isLater } ? .given(input.name) : nil
            }
            if NameFinder.collecting.contains(call.name), call.function == nil, let place = call.receiver?.place {
                return kept(at: place, place.last ?? call.name)
            }
            return nil
        }

        private func kept(at place: Place, _ name: String) -> Kind? {
            switch place.root {
            case .coordinator, .parent, .representable, .type: .kept(place.path.last { !$0.isEmpty && $0 != "wrappedValue" } ?? name)
            default: nil
            }
        }
    }
}
