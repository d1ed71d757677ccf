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

    /// - Parameter settingsByFolder: a module's root folder, without a trailing slash, and its settings.
    package init(settingsByFolder: [(folder: String, settings: ModuleSettings)] = []) {
        self.settingsByFolder = settingsByFolder.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    /// The settings of the innermost module folder that holds `path`.
    package func settings(forFile path: String) -> ModuleSettings {
        settingsByFolder.first { path.hasPrefix($0.folder + "/") || $0.folder.isEmpty }?.settings ?? ModuleSettings()
    }
}
