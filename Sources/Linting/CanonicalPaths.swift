/// One absolute spelling for each path: links in its folder followed, `.` and `..` resolved.
struct CanonicalPaths {
    private var folders: [String: String] = [:]

    /// The file itself may be a link, or not be there at all.
    mutating func file(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return CanonicalPaths.joined(folder(""), path) }
        let folder = folder(slash == path.startIndex ? "/" : String(path[..<slash]))
        return CanonicalPaths.joined(folder, String(path[path.index(after: slash)...]))
    }

    /// The same for what a link leads to, if the file is one.
    mutating func target(_ path: String) -> String {
        CanonicalPaths.resolved(path) ?? file(path)
    }

    /// - Parameter path: empty for the current folder.
    mutating func folder(_ path: String) -> String {
        if let known = folders[path] { return known }
        let found = CanonicalPaths.resolved(path) ?? AbsolutePath.joined(AbsolutePath.currentFolder, path)
        folders[path] = found
        return found
    }

    /// `path` seen from `folder`, both canonical: `../Shared/A.swift`.
    static func relative(_ path: String, to folder: String) -> String {
        let (target, base) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(target, base).prefix { $0 == $1 }.count
        return (base.dropFirst(common).map { _ in ".." } + target.dropFirst(common)).joined(separator: "/")
    }

    static func joined(_ folder: String, _ name: String) -> String {
        folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
    }

    private static func resolved(_ folder: String) -> String? {
        guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

/// How a run spells a file that is known by its absolute path: below the given path that it lies under.
struct SpelledPaths {
    let given: [(spelled: String, canonical: String)]

    /// - Parameter paths: files and folders as they are linted.
    init(_ paths: [String], _ canonical: inout CanonicalPaths) {
        given = paths.map(InputPath.tidied).map { path in
            var status = stat()
            let isFolder = path.isEmpty || (stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR)
            return (path, isFolder ? canonical.folder(path) : canonical.file(path))
        }
    }

    /// Every spelling under which the run may come upon the file; none where it lies elsewhere.
    func spellings(of absolute: String) -> [String] {
        given.compactMap { path, canonical in
            if absolute == canonical { return path }
            let prefix = canonical.hasSuffix("/") ? canonical : canonical + "/"
            guard absolute.hasPrefix(prefix) else { return nil }
            let rest = String(absolute.dropFirst(prefix.count))
            return path.isEmpty ? rest : CanonicalPaths.joined(path, rest)
        }
    }
}
