/// The files that git knows, as `git ls-files --stage -z` lists them, and the folders of submodules, which it knows as a whole.
struct TrackedFiles: Sendable {
    /// From the root of the repository.
    private var files: Set<String> = []
    /// The same, with a slash at the end.
    private var submodules: [String] = []
    private let root: String
    /// The paths that are linted, and what each is from the root of the repository.
    private var places: [(spelled: String, own: String)] = []

    /// - Parameters:
    ///   - listing: for each entry `mode hash stage`, a tab and the path.
    ///   - root: of the repository, absolute.
    init(listing: [UInt8], root: String) {
        self.root = root
        for line in listing.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let path = line[(tab + 1)...]
            if line.starts(with: "160000".utf8) {
                submodules.append(String(decoding: path, as: UTF8.self) + "/")
            } else {
                let name = String(decoding: path, as: UTF8.self)
                if path.suffix(6).elementsEqual(".swift".utf8) || MarkdownDocument.isMarkdown(name) { files.insert(name) }
            }
        }
    }

    /// The same for a run that comes upon files below these paths.
    func placed(by paths: SpelledPaths) -> TrackedFiles {
        var result = self
        let prefix = root.hasSuffix("/") ? root : root + "/"
        result.places = paths.given.map { spelled, canonical in
            (spelled, canonical.hasPrefix(prefix) ? String(canonical.dropFirst(prefix.count)) : "")
        }
        return result
    }

    /// - Parameter path: as the run spells it.
    func contains(_ path: String) -> Bool {
        places.contains { spelled, own in
            if path == spelled { return isTracked(own) }
            let start = spelled.isEmpty || spelled.hasSuffix("/") ? spelled : spelled + "/"
            guard path.utf8.starts(with: start.utf8) else { return false }
            let rest = spelled.isEmpty ? path : String(path.utf8.dropFirst(start.utf8.count)) ?? ""
            return isTracked(own.isEmpty ? rest : "\(own)/\(rest)")
        }
    }

    private func isTracked(_ name: String) -> Bool {
        files.contains(name) || submodules.contains { name.utf8.starts(with: $0.utf8) }
    }
}
