/// What the build files say of the module that a source file belongs to.
package struct ModuleSettings: Hashable, Sendable {
    /// Whether declarations are isolated to the main actor unless they say otherwise; nil where no build file was read.
    package var isMainActorByDefault: Bool?
    /// The major version of the oldest iOS that it runs on; nil where no build file tells.
    package var minimumIOS: Int?

    package init(isMainActorByDefault: Bool? = nil, minimumIOS: Int? = nil) {
        self.isMainActorByDefault = isMainActorByDefault
        self.minimumIOS = minimumIOS
    }
}

/// The settings of every module of the linted project.
package struct ProjectSettings: Sendable {
    private let settingsByFolder: [(folder: String, settings: ModuleSettings)]
    /// What the configuration says, by folder.
    private var configured: [(folder: String, settings: ModuleSettings)] = []
    private var nonisolatedTypes: [(path: String, count: Int)] = []
    private let oldestIOS: [(folder: String, version: Int)]

    /// So many types and extensions of a module say `nonisolated` only where something else is the default.
    private static let telling = 3

    /// - Parameters:
    ///   - settingsByFolder: a module's root folder, without a trailing slash, and its settings.
    ///   - oldestIOS: a folder, and the oldest iOS that its build file names.
    package init(
        settingsByFolder: [(folder: String, settings: ModuleSettings)] = [], oldestIOS: [(folder: String, version: Int)] = []
    ) {
        self.oldestIOS = oldestIOS.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
        self.settingsByFolder = settingsByFolder.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    /// The same settings, with what holds where they say nothing.
    /// - Parameter nonisolatedTypes: how many types and extensions each file declares `nonisolated`.
    package func completed(by configuration: ProjectSettings, nonisolatedTypes: [(path: String, count: Int)]) -> ProjectSettings {
        var result = self
        result.configured = configuration.settingsByFolder
        result.nonisolatedTypes = nonisolatedTypes.filter { $0.count > 0 }
        return result
    }

    /// The settings of the innermost module folder that holds `path`. Where its build file tells nothing, the configuration
    /// does; failing that, the module's source files.
    package func settings(forFile path: String) -> ModuleSettings {
        let module = settingsByFolder.first { Self.holds($0.folder, path) }
        var settings = module?.settings ?? ModuleSettings()
        if settings.isMainActorByDefault == nil {
            settings.isMainActorByDefault = configured.first { Self.holds($0.folder, path) }?.settings.isMainActorByDefault
        }
        if settings.isMainActorByDefault == nil, isMarkedNonisolated(moduleFolder: module?.folder ?? "") {
            settings.isMainActorByDefault = true
        }
        if settings.minimumIOS == nil { settings.minimumIOS = oldestIOS.first { Self.holds($0.folder, path) }?.version }
        return settings
    }

    private func isMarkedNonisolated(moduleFolder: String) -> Bool {
        let marked = nonisolatedTypes.lazy.filter { Self.holds(moduleFolder, $0.path) }
        return marked.reduce(0) { $0 + $1.count } >= Self.telling
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
