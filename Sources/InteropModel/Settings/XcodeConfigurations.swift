/// The `.xcconfig` files of the project, with what they include.
struct XcodeConfigurations {
    private let contentByPath: [String: String]

    init(files: [BuildFileReader.File]) {
        contentByPath = Dictionary(files.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether one of them names the setting.
    var speakOfIsolation: Bool {
        contentByPath.values.contains(where: IsolationSetting.isNamed)
    }

    /// What the file at `path` and its includes say; the last line wins, as in Xcode.
    func mention(inFileAt path: String) -> IsolationMention {
        var visited: Set<String> = []
        return mention(inFileAt: path, visited: &visited)
    }

    /// The file and every file that it includes.
    func included(from path: String) -> Set<String> {
        var visited: Set<String> = []
        _ = mention(inFileAt: path, visited: &visited)
        return visited
    }

    /// What files say that no project refers to: of their own folder, and of the one above a folder that holds only settings.
    func isolation(except used: Set<String>, projectFolders: [String]) -> [FolderIsolation] {
        let included = Set(contentByPath.keys.flatMap { path in self.included(from: path).subtracting([path]) })
        return contentByPath.keys.filter { !used.contains($0) && !included.contains($0) }.flatMap { path -> [FolderIsolation] in
            guard mention(inFileAt: path) == .says(true) else { return [] }
            let folder = FolderPath.parent(of: path)
            var folders = [folder]
            let name = folder.split(separator: "/").last?.lowercased() ?? ""
            if ["config", "xcconfig", "setting"].contains(where: name.hasPrefix) { folders.append(FolderPath.parent(of: folder)) }
            // A project that does not refer to the file has said what holds in its folder.
            return folders.filter { !projectFolders.contains($0) }.map { FolderIsolation(folder: $0, value: true) }
        }
    }

    private func mention(inFileAt path: String, visited: inout Set<String>) -> IsolationMention {
        guard visited.insert(path).inserted else { return .absent }
        guard let content = contentByPath[path] else { return .unreadable }
        var result = IsolationMention.absent
        for line in content.split(whereSeparator: \.isNewline) {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("#include") {
                let names = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard names.count >= 2 else { continue }
                let other = FolderPath.joined(FolderPath.parent(of: path), String(names[1]))
                if text.hasPrefix("#include?"), contentByPath[other] == nil { continue }
                let found = mention(inFileAt: other, visited: &visited)
                if found != .absent { result = found }
            } else if let found = Self.mention(inLine: text) {
                result = found
            }
        }
        return result
    }

    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor // why`; one with a condition in brackets holds only sometimes.
    private static func mention(inLine line: Substring) -> IsolationMention? {
        guard line.hasPrefix(IsolationSetting.name), let equals = line.firstIndex(of: "=") else { return nil }
        if line[..<equals].contains("[") { return .unreadable }
        var value = line[line.index(after: equals)...]
        if let slash = value.firstIndex(of: "/") { value = value[..<slash] }
        return IsolationSetting.isMainActor(value).map(IsolationMention.says) ?? .absent
    }
}
