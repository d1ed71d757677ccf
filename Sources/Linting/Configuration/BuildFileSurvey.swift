import InteropModel

/// The build files of a project, and nothing else of it.
enum BuildFileSurvey {
    static func settings(below folder: String) -> ProjectSettings {
        let reader = FileReader()
        let filter = WalkFilter()
        guard let start = try? filter.context(above: folder) else { return ProjectSettings() }
        var files: [BuildFileReader.File] = []
        var rest = [(path: folder, context: start)]
        while let next = rest.popLast() {
            guard var listing = try? FileDiscovery().list(next.path),
                let context = try? filter.context(in: next.context, listing, reader)
            else { continue }
            filter.apply(to: &listing, of: next.path, in: context)
            let prefix = WalkFilter.prefixLength(of: next.path)
            rest += listing.folders.map { ($0, context.below(name: WalkFilter.name(in: $0, after: prefix))) }
            for path in listing.buildFiles {
                guard let bytes = try? reader.read(path, isRegular: true) else { continue }
                files.append((path, String(decoding: bytes, as: UTF8.self)))
            }
        }
        return BuildFileReader.settings(of: files.sorted { PathOrder.precedes($0.path, $1.path) })
    }
}
