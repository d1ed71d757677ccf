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
        /// It is what an asynchronous function gives to whoever awaits it.
        case resumed
        /// It is collected in a local that code after the completion uses.
        case collected
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
            let branches = loading.call.map(Self.branches) ?? []
            var rescues: [SiteKey] = []
            for (index, event) in path.events.enumerated() where mentions(event, file) {
                let site = place(of: event, within: loading)
                if rescues.contains(where: { covers($0, site, branches) }) { continue }
                if event.laterDepth > loading.laterDepth + 1 {
                    if isUse(event) { return Escape(event: event, path: path, loading: loading, kind: .usedLater) }
                } else if let kind = handing(event, file) ?? collecting(event, file, path.events.dropFirst(index + 1), loading) {
                    return Escape(event: event, path: path, loading: loading, kind: kind)
                } else if isRescue(event) {
                    rescues.append(site)
                }
            }
            return nil
        }

        // MARK: Branches

        /// The blocks of the completion that run on one branch only.
        private static func branches(of call: CallEvent) -> [ByteRange] {
            var found: [ByteRange] = []
            for closure in call.arguments.compactMap(\.closure) {
                closure.body.visitStatements { statement in
                    if case .guardStatement = statement.kind { return }
                    if case .doStatement(_, let catches) = statement.kind { return found += catches.map(\.body.range) }
                    if case .deferStatement = statement.kind { return }
                    found += statement.blocks.map(\.range)
                }
            }
            return found
        }

        /// Where the completion does it, or calls who does.
        private func place(of event: Event, within loading: Event) -> SiteKey {
            let body = loading.call?.arguments.last { $0.closure != nil }?.closure?.range
            let steps = (event.chain?.steps ?? []).map(\.site) + [event.site]
            return steps.first { site in site.file == loading.site.file && body?.contains(site.range) == true } ?? event.site
        }

        /// Whether who comes to `site` has passed the rescue: a copy on one branch is none on the others.
        private func covers(_ rescue: SiteKey, _ site: SiteKey, _ branches: [ByteRange]) -> Bool {
            guard rescue.file == site.file else { return true }
            return !branches.contains { $0.contains(rescue.range) && !$0.contains(site.range) }
        }

        // MARK: What happens to the file

        private func isFile(_ value: Value, _ file: Place) -> Bool {
            value.place == file
        }

        private func isPart(_ place: Place?, of file: Place) -> Bool {
            place.map { FileReads.leads(to: $0, from: file) } ?? false
        }

        private func mentions(_ event: Event, _ file: Place) -> Bool {
            if let write = event.write { return isPart(write.value.place, of: file) || stillNeeds(write.value, file) }
            if case .read(let place, _) = event.kind { return isPart(place, of: file) }
            guard let call = event.call else { return false }
            return isPart(call.receiver?.place, of: file)
                || call.arguments.contains { isPart($0.value.place, of: file) || stillNeeds($0.value, file) }
        }

        private func isUse(_ event: Event) -> Bool {
            guard let call = event.call else { return true }
            // A project's own function is looked into.
            return call.function == nil && !CallEvent.harmless.contains(call.name)
        }

        /// It is copied, moved or read in time, by a call that is known or one that is not: what is done with it later is done
        /// knowingly.
        private func isRescue(_ event: Event) -> Bool {
            if case .read = event.kind { return true }
            guard let call = event.call, call.function == nil, !call.isClosureProperty, !call.isFollowedClosure else { return false }
            if NameFinder.collecting.contains(call.name) || CallEvent.harmless.contains(call.name) { return false }
            return FileReads.isRead(call) || call.constructed == nil
        }

        private func handing(_ event: Event, _ file: Place) -> Kind? {
            if let write = event.write {
                return isFile(write.value, file) || stillNeeds(write.value, file) ? write.place.flatMap { kept(at: $0, write.member) } : nil
            }
            guard let call = event.call, call.function == nil,
                call.arguments.contains(where: { isFile($0.value, file) || stillNeeds($0.value, file) })
            else { return nil }
            if Self.resuming.contains(call.name), call.receiver != nil { return .resumed }
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

        /// Continuations and streams, which hand it to code that runs when the completion is over.
        /// Sources: https://developer.apple.com/documentation/swift/checkedcontinuation/resume(returning:),
        /// https://developer.apple.com/documentation/swift/asyncstream/continuation/yield(_:)
        private static let resuming: Set<String> = ["resume", "yield"]

        /// What is made from the file and reads it only later.
        /// Source: https://developer.apple.com/documentation/avfoundation/avurlasset ("loads its properties … asynchronously").
        private static let lazyReaders: Set<String> = ["AVAsset", "AVURLAsset", "AVPlayerItem", "AVPlayer", "AVQueuePlayer"]

        private func stillNeeds(_ value: Value, _ file: Place) -> Bool {
            Self.lazyReaders.contains(value.type.externalName ?? "") && value.sources.contains(file)
        }

        /// Added to a local list, which the code outside the completion uses.
        private func collecting(_ event: Event, _ file: Place, _ later: ArraySlice<Event>, _ loading: Event) -> Kind? {
            guard let call = event.call, call.function == nil, NameFinder.collecting.contains(call.name), call.receiver?.place == nil,
                call.arguments.contains(where: { isFile($0.value, file) }),
                let body = loading.call?.arguments.last(where: { $0.closure != nil })?.closure?.range
            else { return nil }
            let isUsed = later.contains { other in
                guard other.site.file != loading.site.file || !body.contains(other.site.range) else { return false }
                let values = other.call.map { $0.arguments.map(\.value) + ($0.receiver.map { [$0] } ?? []) } ?? []
                return (values + (other.write.map { [$0.value] } ?? [])).contains { $0.alternatives.contains(file) }
            }
            return isUsed ? .collected : nil
        }

        private func kept(at place: Place, _ name: String) -> Kind? {
            switch place.root {
            case .coordinator, .parent, .representable, .type: .kept(place.path.last { !$0.isEmpty && $0 != "wrappedValue" } ?? name)
            default: nil
            }
        }
    }
}
