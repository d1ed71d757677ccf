/// Paths as a CI server wants them: from the root of the checkout, wherever the command was started.
package struct WorkspacePaths: Sendable {
    private let root: String
    private let workspace: String?

    /// - Parameters:
    ///   - root: the folder that relative paths start from.
    ///   - workspace: the root of the checkout, absolute; nil where none is known, and paths stay as they are.
    package init(root: String, workspace: String?) {
        self.root = root
        self.workspace = workspace.flatMap { $0.isEmpty ? nil : $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// What lies outside of the workspace stays as it is.
    func path(_ path: String) -> String {
        guard let workspace else { return path }
        let absolute = WorkspacePaths.absolute(path, from: root)
        return absolute.hasPrefix(workspace) ? String(absolute.dropFirst(workspace.count)) : path
    }

    /// `path` seen from `root`, without `.` and `..`.
    static func absolute(_ path: String, from root: String) -> String {
        var parts = path.hasPrefix("/") ? [] : root.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
