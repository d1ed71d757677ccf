/// A Tuist `Project.swift`, as far as default isolation goes.
struct TuistManifest {
    private let text: ManifestText

    init(_ content: String) {
        text = ManifestText(content)
    }

    func isolation(in folder: String) -> [FolderIsolation] {
        guard let project = text.calls(named: ["Project"]).first else { return [] }
        let targets = text.calls(named: ["target", "Target"], in: project.arguments)
            .filter { text.argument("sources", of: $0) != nil || text.argument("product", of: $0) != nil }
        let ofProject = text.argument("settings", of: project).map(mention)?.value(inheriting: false) ?? .some(false)
        if targets.isEmpty {
            // The targets are made by a helper that stands elsewhere.
            return [FolderIsolation(folder: folder, value: ofProject == true ? true : nil)]
        }
        var read: [FolderIsolation] = []
        var values: [Bool?] = []
        for target in targets {
            let own = text.argument("settings", of: target).map(mention) ?? .absent
            let value = own.value(inheriting: ofProject)
            values.append(value)
            let globs = text.argument("sources", of: target).map(text.strings) ?? []
            read += globs.map { glob in
                FolderIsolation(folder: FolderPath.joined(folder, Self.folder(ofGlob: glob)), value: value)
            }
        }
        return read + [FolderIsolation(folder: folder, value: IsolationSetting.agreed(values))]
    }

    private func mention(in settings: Range<Int>) -> IsolationMention {
        let declarations = Set(text.words(in: settings).map(text.text)).compactMap(text.declaration)
        for range in [settings] + declarations {
            let strings = text.strings(in: range)
            guard let index = strings.firstIndex(of: IsolationSetting.name) else { continue }
            let value = strings.dropFirst(index + 1).first
            return value.flatMap { IsolationSetting.isMainActor($0) }.map(IsolationMention.says) ?? .unreadable
        }
        let written = text.text(settings)
        let isReadable = written.contains("[") || written.contains(".settings()") || written.contains(".default") || !declarations.isEmpty
        return isReadable ? .absent : .unreadable
    }

    private static func folder(ofGlob glob: String) -> String {
        let names = glob.split(separator: "/").prefix { !$0.contains("*") }
        let isFile = names.last?.hasSuffix(".swift") == true
        return (isFile ? names.dropLast() : names).joined(separator: "/")
    }
}
