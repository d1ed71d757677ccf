import InteropModel

/// The folders that hold a whole project: what lies in one is built together, and what lies in two is not.
///
/// A run over a folder of several repositories is one run over each: a name of one means nothing in another.
enum ProjectRoots {
    /// What lies at the root of a repository, whether or not it came with its history.
    private static let repositoryMarks: Set<String> = [
        ".git", ".gitignore", ".gitattributes", ".gitmodules", ".github", ".gitlab-ci.yml", ".hg", ".swiftlint.yml",
    ]
    /// What says how something is built.
    private static let buildMarks: Set<String> = [
        "Package.swift", "project.yml", "Project.swift", "Workspace.swift", "Podfile", "Cartfile", "MODULE.bazel", "WORKSPACE",
    ]
    private static let buildMarkSuffixes = [".xcodeproj", ".xcworkspace"]

    /// Whether a folder in which something of this name lies is a root, unless it lies in one.
    static func isMark(_ name: String) -> Bool {
        repositoryMarks.contains(name) || isBuildMark(name)
    }

    private static func isBuildMark(_ name: String) -> Bool {
        buildMarks.contains(name) || buildMarkSuffixes.contains { name.hasSuffix($0) }
    }

    /// The root that holds a folder, itself included, as far as one can be sure from below: its repository, else the
    /// outermost folder that says how it is built. nil where there is neither.
    ///
    /// - Parameter folder: absolute.
    static func around(_ folder: String) -> String? {
        if let repository = GitIgnoreFiles(around: folder) { return repository.root }
        var root: String?
        var candidate: String? = folder
        while let current = candidate {
            if isBuilt(current) { root = current }
            candidate = AbsolutePath.parent(of: current)
        }
        return root
    }

    /// The same for a file, on disk or not, as the user named it.
    static func around(file path: String) -> String? {
        AbsolutePath.parent(of: AbsolutePath.joined(AbsolutePath.currentFolder, path)).flatMap { around($0) }
    }

    private static func isBuilt(_ folder: String) -> Bool {
        guard let stream = opendir(folder) else { return false }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            if isBuildMark(FileDiscovery.name(of: entry)) { return true }
        }
        return false
    }
}
