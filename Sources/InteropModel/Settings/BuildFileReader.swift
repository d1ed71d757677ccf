/// Reads from an app's build files which modules are isolated to the main actor by default, and which systems they run on.
///
/// A pure function of names and contents. `nil` in the result means that nothing certain could be read, `false` that a
/// build file was read and does not set it.
package enum BuildFileReader {
    /// A build file as the pipeline read it.
    package typealias File = (path: String, content: String)

    /// Whether a file of this name can hold build settings. Cheap: looks at the name alone.
    package static func isBuildFile(_ path: String) -> Bool {
        kind(ofFileAt: path) != nil
    }

    package static func settings(of files: [File]) -> ProjectSettings {
        let configurations = XcodeConfigurations(files: files.filter { kind(ofFileAt: $0.path) == .configuration })
        var read: [FolderIsolation] = []
        var used: Set<String> = []
        for file in files {
            let folder = FolderPath.parent(of: file.path)
            switch kind(ofFileAt: file.path) {
            case .package:
                read += PackageManifest(file.content).isolation(in: folder)
            case .tuist:
                read += TuistManifest(file.content).isolation(in: folder)
            case .xcode:
                let root = FolderPath.parent(of: folder)
                // Projects are large, and most do not speak of it.
                guard configurations.speakOfIsolation || IsolationSetting.isNamed(in: file.content) else {
                    if !file.content.isEmpty { read.append(FolderIsolation(folder: root, value: false)) }
                    continue
                }
                guard let project = XcodeProject(file.content) else { continue }
                read += project.isolation(in: root, configurations: configurations)
                used.formUnion(project.configurationFiles(in: root).flatMap(configurations.included))
            case .generator:
                guard let specification = XcodeGenSpecification(file.content) else { continue }
                read += specification.isolation(in: folder, configurations: configurations)
                used.formUnion(specification.configurationFiles(in: folder).flatMap(configurations.included))
            case .configuration, .propertyList, nil:
                continue
            }
        }
        read += configurations.isolation(except: used, projectFolders: read.map(\.folder))
        let settings = merged(read).map { ($0.folder, ModuleSettings(isMainActorByDefault: $0.value)) }
        return ProjectSettings(
            settingsByFolder: settings, targetsByFolder: targets(of: files),
            enablesObservationTracking: files.contains { DeploymentTargetText($0.content).sets(observationKey) })
    }

    /// Source: https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking
    private static let observationKey = "UIObservationTrackingEnabled"

    private static func targets(of files: [File]) -> [(folder: String, targets: DeploymentTargets)] {
        var byFolder: [String: DeploymentTargets] = [:]
        for file in files {
            guard let (folder, targets) = targets(of: file) else { continue }
            byFolder[folder] = (byFolder[folder] ?? DeploymentTargets()).merged(with: targets)
        }
        return byFolder.map { ($0.key, $0.value) }
    }

    private static func targets(of file: File) -> (String, DeploymentTargets)? {
        let folder = FolderPath.parent(of: file.path)
        let text = DeploymentTargetText(file.content)
        switch kind(ofFileAt: file.path) {
        case .package: return (folder, text.platforms)
        case .tuist: return (folder, text.platforms.merged(with: text.buildSettings))
        case .xcode: return (FolderPath.parent(of: folder), text.buildSettings)
        case .generator where text.contains("deploymentTarget") || text.contains("IPHONEOS_DEPLOYMENT_TARGET"):
            return (folder, text.platforms.merged(with: text.buildSettings))
        // A configuration file seldom lies above the code that it is for.
        case .configuration: return ("", text.buildSettings)
        case .generator, .propertyList, nil: return nil
        }
    }

    /// One answer for each folder: a build file that sets it outweighs one that cannot be read, and that one that does not set it.
    private static func merged(_ read: [FolderIsolation]) -> [FolderIsolation] {
        var byFolder: [String: Bool?] = [:]
        for entry in read {
            guard let earlier = byFolder[entry.folder] else {
                byFolder[entry.folder] = .some(entry.value)
                continue
            }
            if earlier == true || entry.value == true {
                byFolder[entry.folder] = .some(true)
            } else if earlier == nil || entry.value == nil {
                byFolder[entry.folder] = .some(nil)
            }
        }
        return byFolder.map { FolderIsolation(folder: $0.key, value: $0.value) }
    }

    private enum Kind {
        case package, tuist, xcode, generator, configuration, propertyList
    }

    private static func kind(ofFileAt path: String) -> Kind? {
        // Asked of each file that a walk comes upon: most end like none of these.
        guard let last = path.utf8.last, "tjgl".utf8.contains(last) else { return nil }
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        if name.utf8.last == UInt8(ascii: "t"), let first = name.utf8.first, first != UInt8(ascii: "P"), !name.hasSuffix("Info.plist") {
            return nil
        }
        if name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift") { return .package }
        if name == "Project.swift" { return .tuist }
        if name.hasSuffix(".pbxproj") { return .xcode }
        if name.hasSuffix(".xcconfig") { return .configuration }
        if name.hasSuffix("Info.plist") { return .propertyList }
        if name.hasPrefix(".") { return nil }
        return name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? .generator : nil
    }
}

/// What one build file says of one folder.
struct FolderIsolation: Hashable {
    let folder: String
    /// Whether the main actor is the default there; nil where it cannot be told.
    let value: Bool?
}

/// Paths as text: `/` between names, no trailing slash, the empty path for the folder where the tool runs.
enum FolderPath {
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// `path` seen from `folder`, with `.` and `..` resolved as far as they can be.
    static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return path }
        var names = folder.split(separator: "/").map(String.init)
        let isAbsolute = folder.hasPrefix("/")
        let keepsDot = names.first == "."
        for name in path.split(separator: "/") where name != "." {
            if name == "..", let last = names.last, last != "..", last != "." {
                names.removeLast()
            } else {
                names.append(String(name))
            }
        }
        if keepsDot, names.isEmpty { names = ["."] }
        return (isAbsolute ? "/" : "") + names.joined(separator: "/")
    }
}

/// The one build setting that is asked for.
enum IsolationSetting {
    static let name = "SWIFT_DEFAULT_ACTOR_ISOLATION"

    /// nil where the value depends on something else (`$(inherited)`).
    static func isMainActor(_ value: some StringProtocol) -> Bool? {
        let bare = value.trimmingQuotesAndSpaces
        if bare == "MainActor" { return true }
        return bare.contains("$") ? nil : false
    }

    static func isNamed(in content: String) -> Bool {
        let name = Array(Self.name.utf8)
        var content = content
        return content.withUTF8 { bytes in
            guard bytes.count >= name.count else { return false }
            return (0...bytes.count - name.count).contains { start in
                bytes[start] == name[0] && bytes[start + 6] == name[6] && bytes[start..<start + name.count].elementsEqual(name)
            }
        }
    }

    /// One value for several configurations or targets: nil where they differ.
    static func agreed(_ values: some Collection<Bool?>) -> Bool? {
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

/// What one place says of the setting.
enum IsolationMention: Hashable {
    case absent
    /// It is said elsewhere, or differs between configurations.
    case unreadable
    case says(Bool)

    func value(inheriting inherited: Bool?) -> Bool? {
        switch self {
        case .absent: inherited
        case .unreadable: nil
        case .says(let value): value
        }
    }

    /// What several configurations say together.
    static func agreed(_ mentions: [IsolationMention]) -> IsolationMention {
        guard let first = mentions.first else { return .absent }
        return mentions.allSatisfy { $0 == first } ? first : .unreadable
    }
}

extension StringProtocol {
    var trimmingQuotesAndSpaces: String {
        let unwanted: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\"" || $0 == "'" || $0 == ";" }
        guard
            let first = firstIndex(where: { !unwanted($0) }), let last = lastIndex(where: { !unwanted($0) })
        else { return "" }
        return String(self[first...last])
    }
}
