/// What the build files say of the module that a source file belongs to.
package struct ModuleSettings: Hashable, Sendable {
    /// Whether declarations are isolated to the main actor unless they say otherwise; nil where no build file was read.
    package var isMainActorByDefault: Bool?
    package var targets = DeploymentTargets()

    package init(isMainActorByDefault: Bool? = nil) {
        self.isMainActorByDefault = isMainActorByDefault
    }
}

/// The settings of every module of the linted project.
package struct ProjectSettings: Sendable {
    private let settingsByFolder: [(folder: String, settings: ModuleSettings)]
    /// What configurations say, by file.
    private var configured: [String: ModuleSettings] = [:]
    private var nonisolatedTypes: [(path: String, count: Int)] = []
    /// Innermost folders first.
    private let targetsByFolder: [(folder: String, targets: DeploymentTargets)]
    /// A property list of the project sets `UIObservationTrackingEnabled`.
    package let enablesObservationTracking: Bool

    /// So many types and extensions of a module say `nonisolated` only where something else is the default.
    private static let telling = 3

    /// - Parameter settingsByFolder: a module's root folder, without a trailing slash, and its settings.
    package init(
        settingsByFolder: [(folder: String, settings: ModuleSettings)] = [],
        targetsByFolder: [(folder: String, targets: DeploymentTargets)] = [], enablesObservationTracking: Bool = false
    ) {
        self.settingsByFolder = settingsByFolder.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
        self.targetsByFolder = targetsByFolder.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
        self.enablesObservationTracking = enablesObservationTracking
    }

    /// The same settings, with what the build files do not say.
    ///
    /// - Parameters:
    ///   - configured: what configurations say of files, over everything else.
    ///   - nonisolatedTypes: how many types and extensions each file declares `nonisolated`.
    package func completed(
        by configured: [String: ModuleSettings], nonisolatedTypes: [(path: String, count: Int)]
    ) -> ProjectSettings {
        var result = self
        result.configured = configured
        result.nonisolatedTypes = nonisolatedTypes.filter { $0.count > 0 }
        return result
    }

    /// What the file's configuration says; failing that, the build file of the innermost module folder that holds `path`; and
    /// then the module's source files.
    package func settings(forFile path: String) -> ModuleSettings {
        let module = settingsByFolder.first { Self.holds($0.folder, path) }
        let configured = configured[path]
        var settings = module?.settings ?? ModuleSettings()
        if let isMainActor = configured?.isMainActorByDefault { settings.isMainActorByDefault = isMainActor }
        if settings.isMainActorByDefault == nil, isMarkedNonisolated(moduleFolder: module?.folder ?? "") {
            settings.isMainActorByDefault = true
        }
        settings.targets = targets(forFile: path)
        if let version = configured?.targets.iOS { settings.targets.iOS = version }
        if let version = configured?.targets.macOS { settings.targets.macOS = version }
        return settings
    }

    /// What the innermost build file says that says it.
    private func targets(forFile path: String) -> DeploymentTargets {
        let around = targetsByFolder.lazy.filter { Self.holds($0.folder, path) }.map(\.targets)
        return DeploymentTargets(iOS: around.compactMap(\.iOS).first, macOS: around.compactMap(\.macOS).first)
    }

    /// Some part of the project runs on iOS 18, where UIKit tracks what is read only if a property list asks for it, and none does.
    package var leavesTrackingToPropertyList: Bool {
        !enablesObservationTracking && targetsByFolder.contains { $0.targets.iOS?.major == 18 }
    }

    /// The oldest system that any part of the project runs on.
    package var oldestTargets: DeploymentTargets {
        targetsByFolder.reduce(DeploymentTargets()) { $0.merged(with: $1.targets) }
    }

    private func isMarkedNonisolated(moduleFolder: String) -> Bool {
        let marked = nonisolatedTypes.lazy.filter { Self.holds(moduleFolder, $0.path) }
        return marked.reduce(0) { $0 + $1.count } >= Self.telling
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
