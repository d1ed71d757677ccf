/// What holds in one folder of a walk.
struct WalkContext: Sendable {
    /// Absolute, with a trailing slash.
    fileprivate(set) var folder: String
    fileprivate(set) var configuration: Configuration?
    /// The root of the project that the folder belongs to, absolute.
    fileprivate(set) var projectRoot: String?
    /// Whether the folder lies in a repository: elsewhere nothing is ignored.
    fileprivate var isInRepository = false
    fileprivate var ignores: IgnoreScope?

    /// The context in which a folder in this one is listed.
    func below(name: Substring) -> WalkContext {
        var context = self
        context.folder += name
        context.folder += "/"
        return context
    }
}

/// Which of the files and folders that a walk comes upon are left out: by the options, by the configuration that holds
/// there, and by Git's ignore files.
///
/// What the user names is walked into whatever the files above it say; only what lies below is asked about.
struct WalkFilter: Sendable {
    private let excludes: [Glob]
    private let configurations: ConfigurationSource
    private let respectsGitIgnore: Bool
    /// Absolute, without a trailing slash.
    private let currentFolder = AbsolutePath.currentFolder

    init(excludes: [Glob] = [], configurations: ConfigurationSource = .none, respectsGitIgnore: Bool = true) {
        self.excludes = excludes
        self.configurations = configurations
        self.respectsGitIgnore = respectsGitIgnore
    }

    /// What holds in a folder that the user names, but for what lies in it.
    func context(above path: String) throws(ConfigurationErrors) -> WalkContext {
        let folder = AbsolutePath.joined(currentFolder, path)
        var context = WalkContext(folder: AbsolutePath.asFolder(folder), configuration: try configurations.configuration(forFolder: folder))
        context.projectRoot = ProjectRoots.around(folder)
        if respectsGitIgnore, let repository = GitIgnoreFiles(around: folder) {
            context.isInRepository = true
            context.ignores = repository.scope(above: folder, FileReader())
        }
        return context
    }

    /// The configuration for a file that the user names, on disk or not.
    func configuration(forFile path: String) throws(ConfigurationErrors) -> Configuration? {
        let file = AbsolutePath.joined(currentFolder, path)
        return try configurations.configuration(forFolder: AbsolutePath.parent(of: file) ?? "/")
    }

    /// What holds in a folder now that it is listed.
    func context(
        in context: WalkContext, _ listing: FileDiscovery.Listing, _ reader: FileReader
    ) throws(ConfigurationErrors) -> WalkContext {
        var context = context
        if listing.hasConfiguration, case .nearest(let loader) = configurations {
            context.configuration = try loader.load(context.folder + Configuration.fileName)
        }
        let root = context.folder.utf8.count > 1 ? String(context.folder.dropLast()) : context.folder
        if context.projectRoot == nil, listing.isProjectRoot { context.projectRoot = root }
        guard respectsGitIgnore else { return context }
        if listing.isRepository {
            // One repository in another: the outer one has no say.
            context.isInRepository = true
            context.ignores = GitIgnoreFiles(root: root).scope(above: root, reader)
        }
        if listing.hasIgnoreFile, context.isInRepository {
            context.ignores = GitIgnoreFiles.scope(inFolder: context.folder, parent: context.ignores, reader)
        }
        return context
    }

    /// What holds for a file that is not on disk; nil where a walk from `given` would not come upon it.
    func context(
        ofMissing path: String, below given: InputPath, _ discovery: FileDiscovery, _ reader: FileReader
    ) throws(ConfigurationErrors) -> WalkContext? {
        guard case .folder = given.kind, let names = discovery.names(of: path, below: given.path) else { return nil }
        var context = try context(above: given.path)
        var folder = given.path
        for (index, name) in names.enumerated() {
            // A folder that is not on disk either has nothing to say.
            if let listing = try? discovery.list(folder) { context = try self.context(in: context, listing, reader) }
            let child = folder.isEmpty ? name : AbsolutePath.asFolder(folder) + name
            let isFolder = index < names.count - 1
            if leavesOut(child, nameStart: WalkFilter.prefixLength(of: folder), isFolder: isFolder, context) { return nil }
            if isFolder { context = context.below(name: Substring(name)) }
            folder = child
        }
        return context
    }

    /// Leaves out what is not to be looked at.
    ///
    /// - Parameter folder: the listed folder, as it is shown.
    func apply(to listing: inout FileDiscovery.Listing, of folder: String, in context: WalkContext) {
        let configuration = context.configuration
        let hasPatterns = configuration.map { !$0.exclude.isEmpty || !$0.include.isEmpty } ?? false
        guard !excludes.isEmpty || context.ignores != nil || hasPatterns else { return }
        let prefix = WalkFilter.prefixLength(of: folder)
        listing.folders.removeAll { leavesOut($0, nameStart: prefix, isFolder: true, context) }
        listing.files.removeAll { leavesOut($0, nameStart: prefix, isFolder: false, context) }
    }

    /// The length in bytes of what stands before a name in the paths of what lies in a folder.
    static func prefixLength(of folder: String) -> Int {
        folder.isEmpty ? 0 : AbsolutePath.asFolder(folder).utf8.count
    }

    /// The name of what lies in a folder.
    static func name(in path: String, after prefixLength: Int) -> Substring {
        Substring(path.utf8.dropFirst(prefixLength))
    }

    private func leavesOut(_ path: String, nameStart: Int, isFolder: Bool, _ context: WalkContext) -> Bool {
        let absolute = Array((context.folder + WalkFilter.name(in: path, after: nameStart)).utf8)
        if let ignores = context.ignores, ignores.ignores(absolute[...], isFolder: isFolder) { return true }
        if !excludes.isEmpty {
            let shown = Array(path.utf8)[...]
            let fromHere = WalkFilter.path(absolute, from: AbsolutePath.asFolder(currentFolder)) ?? shown
            if excludes.contains(where: { $0.matches(shown, isFolder: isFolder) || $0.matches(fromHere, isFolder: isFolder) }) {
                return true
            }
        }
        guard let configuration = context.configuration, let below = WalkFilter.path(absolute, from: configuration.base) else {
            return false
        }
        if configuration.exclude.contains(where: { $0.matches(below, isFolder: isFolder) }) { return true }
        return !isFolder && !configuration.include.isEmpty && !configuration.include.contains { $0.covers(below) }
    }

    /// nil where the path does not lie below the folder.
    private static func path(_ path: [UInt8], from folder: String) -> ArraySlice<UInt8>? {
        path.starts(with: folder.utf8) ? path[folder.utf8.count...] : nil
    }
}
