import InteropModel

/// The files of a run, told apart by the project that they belong to.
struct ProjectPartition {
    struct Project {
        /// Absolute; empty for the files that belong to none.
        let root: String
        /// Sorted by path.
        let files: [SourceFile]
    }

    /// Ordered by their first files.
    let projects: [Project]

    /// - Parameters:
    ///   - files: sorted by path.
    ///   - buildFiles: those of all projects; where one names a folder of another, the two are one.
    init(_ files: [SourceFile], buildFiles: [BuildFileReader.File]) {
        let roots = Set(files.compactMap(\.projectRoot))
        // Beside one project, what lies in none most likely belongs to it.
        guard roots.count > 1 else {
            projects = files.isEmpty ? [] : [Project(root: roots.first ?? "", files: files)]
            return
        }
        var joined = JoinedRoots(roots)
        for file in buildFiles { joined.join(roots, by: file) }
        var order: [String] = []
        var byRoot: [String: [SourceFile]] = [:]
        for file in files {
            // A file that was named itself, or came as a text, knows no folder around it but the ones that others tell.
            let holder = file.projectRoot ?? roots.holder(of: AbsolutePath.joined(AbsolutePath.currentFolder, file.path))
            let root = joined.representative(of: holder ?? "")
            if byRoot[root] == nil { order.append(root) }
            byRoot[root, default: []].append(file)
        }
        projects = order.map { Project(root: $0, files: byRoot[$0] ?? []) }
    }
}

extension Set<String> {
    /// The innermost of these folders that holds a path, or is it.
    fileprivate func holder(of path: String) -> String? {
        var folder: String? = path
        while let current = folder {
            if contains(current) { return current }
            folder = AbsolutePath.parent(of: current)
        }
        return nil
    }
}

/// Roots of which one refers to another: an app and the package beside it.
private struct JoinedRoots {
    private var parents: [String: String] = [:]

    init(_ roots: Set<String>) {
        for root in roots { parents[root] = root }
    }

    func representative(of root: String) -> String {
        var current = root
        while let parent = parents[current], parent != current { current = parent }
        return current
    }

    /// Joins the root that holds a build file with those that hold what it names by `../…`.
    mutating func join(_ roots: Set<String>, by file: BuildFileReader.File) {
        let path = AbsolutePath.joined(AbsolutePath.currentFolder, file.path)
        guard var folder = AbsolutePath.parent(of: path) else { return }
        // Xcode's paths start beside the project's folder.
        if folder.hasSuffix(".xcodeproj"), let outer = AbsolutePath.parent(of: folder) { folder = outer }
        let references = Self.references(in: file.content)
        guard !references.isEmpty, let own = roots.holder(of: folder) else { return }
        for reference in references {
            guard let other = roots.holder(of: AbsolutePath.joined(folder, reference)) else { continue }
            let (first, second) = (representative(of: own), representative(of: other))
            // The lesser name stays, whatever the order in which the files come.
            parents[max(first, second)] = min(first, second)
        }
    }

    /// `../Kit` of `path: "../Kit"` and of `relativePath = ../Kit;`.
    private static func references(in text: String) -> Set<String> {
        var text = text
        return text.withUTF8 { bytes in
            var found: Set<String> = []
            var rest = bytes[...]
            // A project file may have megabytes and none of these: the C library looks fastest.
            while let start = firstStep(in: rest) {
                let reference = rest[start...].prefix { $0 > UInt8(ascii: " ") && !terminators.contains($0) }
                found.insert(String(decoding: reference, as: UTF8.self))
                rest = rest[reference.endIndex...]
            }
            return found
        }
    }

    private static let terminators = Set("\";,)'".utf8)

    /// Where the first `../` stands.
    private static func firstStep(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let part = UnsafeBufferPointer(rebasing: bytes)
        guard let base = part.baseAddress else { return nil }
        var index = 0
        while index + 3 <= part.count, let hit = memchr(base + index, Int32(UInt8(ascii: ".")), part.count - index) {
            index = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
            if part[index...].starts(with: "../".utf8) { return bytes.startIndex + index }
            index += 1
        }
        return nil
    }
}
