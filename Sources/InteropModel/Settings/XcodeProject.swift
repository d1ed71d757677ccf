/// A `project.pbxproj`, as far as default isolation goes.
struct XcodeProject {
    private let objects: PropertyList
    private let project: PropertyList
    /// The group that holds a group or file.
    private let parents: [String: String]

    /// nil where the text is not a project.
    init?(_ content: String) {
        guard
            let root = PropertyList(parsing: content), let objects = root["objects"],
            let project = root["rootObject"]?.string.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        self.project = project
        parents = Self.parents(in: objects)
    }

    /// The paths of the `.xcconfig` files that its configurations are based on.
    func configurationFiles(in root: String) -> [String] {
        ([project] + targets).flatMap(configurations).compactMap { configurationFile(of: $0, in: root) }
    }

    /// What it says of the folder that holds the `.xcodeproj`, and of the targets' own folders where they differ.
    func isolation(in root: String, configurations: XcodeConfigurations) -> [FolderIsolation] {
        let base = mention(of: project, in: root, configurations: configurations).value(inheriting: false)
        let values = targets.map { mention(of: $0, in: root, configurations: configurations).value(inheriting: base) }
        let folder = sourceRoot(in: root)
        if values.isEmpty { return [FolderIsolation(folder: folder, value: base)] }
        if values.allSatisfy({ $0 == values[0] }) { return [FolderIsolation(folder: folder, value: values[0])] }

        var byFolder: [String: [Bool?]] = [:]
        for (target, value) in zip(targets, values) {
            for path in sourceFolders(of: target, in: folder) {
                byFolder[path, default: []].append(value)
            }
        }
        byFolder[folder] = [nil]
        return byFolder.map { FolderIsolation(folder: $0.key, value: IsolationSetting.agreed($0.value)) }
    }

    private var targets: [PropertyList] {
        (project["targets"]?.strings ?? []).compactMap { objects[$0] }
    }

    private func configurations(of object: PropertyList) -> [PropertyList] {
        let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
        return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
    }

    private func mention(of object: PropertyList, in root: String, configurations read: XcodeConfigurations) -> IsolationMention {
        .agreed(
            configurations(of: object).map { configuration in
                if let value = configuration["buildSettings"]?[IsolationSetting.name]?.string {
                    return IsolationSetting.isMainActor(value).map(IsolationMention.says) ?? .absent
                }
                return configurationFile(of: configuration, in: root).map(read.mention) ?? .absent
            })
    }

    private func configurationFile(of configuration: PropertyList, in root: String) -> String? {
        let folder = sourceRoot(in: root)
        if let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
            let path = configuration["baseConfigurationReferenceRelativePath"]?.string
        {
            return FolderPath.joined(self.path(of: anchor, in: folder), path)
        }
        return configuration["baseConfigurationReference"]?.string.map { path(of: $0, in: folder) }
    }

    private func sourceRoot(in root: String) -> String {
        FolderPath.joined(root, project["projectDirPath"]?.string ?? "")
    }

    /// The synchronized folders of a target, and the folders of the files that it compiles.
    private func sourceFolders(of target: PropertyList, in root: String) -> Set<String> {
        let synchronized = (target["fileSystemSynchronizedGroups"]?.strings ?? []).map { path(of: $0, in: root) }
        let phases = (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
            .filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
        let files = phases.flatMap { $0["files"]?.strings ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.string }
            .map { FolderPath.parent(of: path(of: $0, in: root)) }
        return Set(synchronized + files)
    }

    /// The path of a file reference or group, through the groups that hold it.
    private func path(of reference: String, in root: String) -> String {
        var names: [String] = []
        var next: String? = reference
        var depth = 0
        while let current = next, let object = objects[current], depth < 64 {
            if let path = object["path"]?.string { names.append(path) }
            if object["sourceTree"]?.string == "SOURCE_ROOT" { break }
            next = parents[current]
            depth += 1
        }
        return names.reversed().reduce(root) { FolderPath.joined($0, $1) }
    }

    private static func parents(in objects: PropertyList) -> [String: String] {
        guard case .dictionary(let members) = objects else { return [:] }
        var parents: [String: String] = [:]
        for (id, object) in members {
            for child in object["children"]?.strings ?? [] {
                parents[child] = id
            }
        }
        return parents
    }
}
