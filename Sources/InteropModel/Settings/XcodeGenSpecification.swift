/// An XcodeGen `project.yml`, as far as default isolation goes. Reads keys by their indentation, not YAML as a whole.
struct XcodeGenSpecification {
    private let entries: [Entry]

    /// A scalar and the keys that lead to it; an element of a list has the key `-`.
    private struct Entry {
        let keys: [String]
        let value: String
    }

    /// nil where the text is not a specification with targets.
    init?(_ content: String) {
        let entries = Self.entries(of: content)
        guard entries.contains(where: { $0.keys.first == "targets" && $0.keys.count > 2 }) else { return nil }
        self.entries = entries
    }

    func configurationFiles(in folder: String) -> [String] {
        entries.filter { $0.keys.contains("configFiles") }.map { FolderPath.joined(folder, $0.value) }
    }

    func isolation(in folder: String, configurations: XcodeConfigurations) -> [FolderIsolation] {
        let base = mention(under: [], in: folder, configurations: configurations).value(inheriting: false)
        let shared = entries.contains { entry in
            // Templates and groups reach targets by name; which ones is not followed.
            entry.keys.last == IsolationSetting.name && !["settings", "targets"].contains(entry.keys.first)
        }
        var values: [Bool?] = []
        var read: [FolderIsolation] = []
        for target in targetNames {
            let own = mention(under: ["targets", target], in: folder, configurations: configurations)
            let value = own == .absent && shared ? nil : own.value(inheriting: base)
            values.append(value)
            read += sources(of: target).map { FolderIsolation(folder: FolderPath.joined(folder, $0), value: value) }
        }
        return read + [FolderIsolation(folder: folder, value: IsolationSetting.agreed(values))]
    }

    private var targetNames: [String] {
        var names: [String] = []
        for entry in entries where entry.keys.first == "targets" && entry.keys.count > 2 && !names.contains(entry.keys[1]) {
            names.append(entry.keys[1])
        }
        return names
    }

    private func mention(under prefix: [String], in folder: String, configurations: XcodeConfigurations) -> IsolationMention {
        let depth = prefix.count
        let own = entries.filter { Array($0.keys.prefix(depth)) == prefix && $0.keys.count > depth }
        let settings = own.filter { $0.keys[depth] == "settings" && $0.keys.last == IsolationSetting.name }
        if !settings.isEmpty {
            // One configuration alone is no answer for all of them.
            if settings.contains(where: { $0.keys.contains("configs") }) { return .unreadable }
            return .agreed(settings.map { IsolationSetting.isMainActor($0.value).map(IsolationMention.says) ?? .unreadable })
        }
        let files = own.filter { $0.keys[depth] == "configFiles" }
        return .agreed(files.map { configurations.mention(inFileAt: FolderPath.joined(folder, $0.value)) })
    }

    private func sources(of target: String) -> [String] {
        entries.filter { entry in
            guard entry.keys.count > 2, entry.keys[0] == "targets", entry.keys[1] == target, entry.keys[2] == "sources" else {
                return false
            }
            return entry.keys.count <= 5 && ["sources", "-", "path"].contains(entry.keys.last)
        }.map { $0.value.hasSuffix(".swift") ? FolderPath.parent(of: $0.value) : $0.value }
    }

    private static func entries(of content: String) -> [Entry] {
        var entries: [Entry] = []
        var open: [(indent: Int, key: String)] = []
        for line in content.split(whereSeparator: \.isNewline) {
            var text = line.drop { $0 == " " }
            var indent = line.count - text.count
            if text.isEmpty || text.hasPrefix("#") { continue }
            // An element may stand as far out as the key of its list.
            open.removeAll { $0.indent > indent || $0.indent == indent && ($0.key == "-" || !text.hasPrefix("-")) }
            while text.hasPrefix("- ") {
                open.append((indent, "-"))
                text = text.dropFirst(2)
                indent += 2
            }
            let (key, value) = parts(of: text)
            if let key { open.append((indent, key)) }
            entries += values(in: value).map { Entry(keys: open.map(\.key) + ($0.isElement ? ["-"] : []), value: $0.text) }
        }
        return entries
    }

    /// `key: value`, or a value alone.
    private static func parts(of text: Substring) -> (key: String?, value: Substring) {
        guard let colon = text.firstIndex(of: ":") else { return (nil, text) }
        let after = text.index(after: colon)
        guard after == text.endIndex || text[after] == " " else { return (nil, text) }
        return (text[..<colon].trimmingQuotesAndSpaces, text[after...])
    }

    /// The scalar, or those of a list in brackets. Mappings in braces are left out.
    private static func values(in text: Substring) -> [(text: String, isElement: Bool)] {
        var bare = text
        if let comment = bare.range(ofComment: " #") { bare = bare[..<comment] }
        let value = bare.trimmingQuotesAndSpaces
        if value.isEmpty || value.hasPrefix("{") || value.hasPrefix("&") { return [] }
        if value.hasPrefix("["), value.hasSuffix("]") {
            return value.dropFirst().dropLast().split(separator: ",").map { ($0.trimmingQuotesAndSpaces, true) }
        }
        return [(value, false)]
    }
}

extension Substring {
    fileprivate func range(ofComment mark: String) -> Index? {
        indices.first { self[$0...].hasPrefix(mark) }
    }
}
