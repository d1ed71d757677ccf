/// Paths from the root, as text: nothing is asked of the file system but the current folder.
package enum AbsolutePath {
    /// Where relative paths start from, without a trailing slash; empty for the root.
    package static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        let folder = String(cString: path)
        return folder == "/" ? "" : folder
    }

    /// `path` seen from `folder`, with `.` and `..` resolved and no trailing slash.
    package static func joined(_ folder: String, _ path: String) -> String {
        var names: [Substring] = []
        for name in ((path.hasPrefix("/") ? "" : folder + "/") + path).split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    /// Relative to `folder` where it lies below it.
    static func shown(_ path: String, from folder: String) -> String {
        guard !folder.isEmpty, path.utf8.starts(with: (folder + "/").utf8) else { return path }
        return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }

    /// Of an absolute path: nil for the root.
    static func parent(of path: String) -> String? {
        guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// With one slash at its end.
    static func asFolder(_ path: String) -> String {
        path.hasSuffix("/") ? path : path + "/"
    }
}
