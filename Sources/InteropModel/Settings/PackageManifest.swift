/// A `Package.swift`, as far as default isolation goes.
struct PackageManifest {
    private let text: ManifestText
    private let targets: [ManifestText.Call]

    init(_ content: String) {
        text = ManifestText(content)
        targets = text.calls(named: ["target", "executableTarget", "testTarget", "macro", "plugin"])
            .filter { [text] in text.argument("name", of: $0) != nil }
    }

    /// What it says of each target's folder; nothing of folders that belong to no target.
    func isolation(in folder: String) -> [FolderIsolation] {
        let everywhere = isolationOutsideTargets
        // A dependency's `.target(name: "…")` inside another target's arguments is no target.
        let outermost = targets.filter { call in
            !targets.contains {
                $0.arguments.lowerBound < call.arguments.lowerBound && call.arguments.upperBound <= $0.arguments.upperBound
            }
        }
        let count = outermost.filter { $0.name != "testTarget" }.count
        return outermost.flatMap { call -> [FolderIsolation] in
            let value = isolation(of: call, everywhere: everywhere)
            return folders(of: call, isOnlyTarget: count == 1).map { path in
                FolderIsolation(folder: FolderPath.joined(folder, path), value: value)
            }
        }
    }

    private enum Everywhere {
        case nothing, mainActor, unknown
    }

    /// What code outside the targets, such as a loop over `package.targets`, does to all of them.
    private var isolationOutsideTargets: Everywhere {
        guard marks(text.whole) else { return .nothing }
        let used = targets.flatMap { call in
            text.argument("swiftSettings", of: call).map { [$0] + declarations(namedIn: $0) } ?? []
        }
        let stray = text.words(in: text.whole).filter { word in
            text.text(word) == "defaultIsolation" && !used.contains { $0.contains(word.lowerBound) }
        }
        guard let first = stray.first else { return .nothing }
        let before = text.text(0..<first.lowerBound)
        guard let loop = before.range(ofLast: "in package.targets") else { return .unknown }
        let rest = before[loop...]
        return rest.contains("where") || rest.contains("if ") || rest.contains("guard ") ? .unknown : .mainActor
    }

    private func isolation(of call: ManifestText.Call, everywhere: Everywhere) -> Bool? {
        let settings = text.argument("swiftSettings", of: call)
        if let settings {
            if marks(settings) { return true }
            if text.text(settings).contains("defaultIsolation(nil") { return false }
            if declarations(namedIn: settings).contains(where: marks) { return true }
        }
        switch everywhere {
        case .mainActor: return true
        case .unknown: return nil
        case .nothing: return false
        }
    }

    private func marks(_ range: Range<Int>) -> Bool {
        let written = text.text(range)
        if written.filter({ !$0.isWhitespace }).contains("defaultIsolation(MainActor") { return true }
        return written.contains("-default-isolation") && written.contains("MainActor")
    }

    private func declarations(namedIn range: Range<Int>) -> [Range<Int>] {
        Set(text.words(in: range).map(text.text)).compactMap(text.declaration)
    }

    private func folders(of call: ManifestText.Call, isOnlyTarget: Bool) -> [String] {
        if let path = text.argument("path", of: call) {
            return text.string(path).map { [$0] } ?? []
        }
        guard let name = text.argument("name", of: call).flatMap(text.string) else { return [] }
        switch call.name {
        case "testTarget": return ["Tests/" + name, "Sources/" + name]
        case "plugin": return ["Plugins/" + name]
        default:
            let roots = ["Sources", "Source", "src", "srcs"]
            return roots.map { $0 + "/" + name } + (isOnlyTarget ? ["Sources"] : [])
        }
    }
}

extension String {
    /// Where the last occurrence of `part` starts.
    fileprivate func range(ofLast part: String) -> String.Index? {
        var found: String.Index?
        for index in indices where self[index...].hasPrefix(part) {
            found = index
        }
        return found
    }
}
