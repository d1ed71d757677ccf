/// What the build files say of the module that a source file belongs to.
package struct ModuleSettings: Hashable, Sendable {
    /// Whether declarations are isolated to the main actor unless they say otherwise; nil where no build file was read.
    package var isMainActorByDefault: Bool?

    package init(isMainActorByDefault: Bool? = nil) {
        self.isMainActorByDefault = isMainActorByDefault
    }
}

/// The settings of every module of the linted project.
package struct ProjectSettings: Sendable {
    private let settingsByFolder: [(folder: String, settings: ModuleSettings)]
    private let nonisolatedTypes: [(path: String, count: Int)]

    /// So many types and extensions of a module say `nonisolated` only where something else is the default.
    private static let telling = 3

    /// - Parameters:
    ///   - settingsByFolder: a module's root folder, without a trailing slash, and its settings.
    ///   - nonisolatedTypes: how many types and extensions each file declares `nonisolated`.
    package init(
        settingsByFolder: [(folder: String, settings: ModuleSettings)] = [], nonisolatedTypes: [(path: String, count: Int)] = []
    ) {
        self.settingsByFolder = settingsByFolder.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
        self.nonisolatedTypes = nonisolatedTypes.filter { $0.count > 0 }
    }

    /// The same settings, with what the source files say of themselves.
    package func counting(nonisolatedTypes: [(path: String, count: Int)]) -> ProjectSettings {
        ProjectSettings(settingsByFolder: settingsByFolder, nonisolatedTypes: nonisolatedTypes)
    }

    /// The settings of the innermost module folder that holds `path`. Where its build file tells nothing, the module's
    /// source files do.
    package func settings(forFile path: String) -> ModuleSettings {
        let module = settingsByFolder.first { Self.holds($0.folder, path) }
        var settings = module?.settings ?? ModuleSettings()
        guard settings.isMainActorByDefault == nil, !nonisolatedTypes.isEmpty else { return settings }
        let count = nonisolatedTypes.lazy.filter { Self.holds(module?.folder ?? "", $0.path) }.reduce(0) { $0 + $1.count }
        if count >= Self.telling { settings.isMainActorByDefault = true }
        return settings
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
