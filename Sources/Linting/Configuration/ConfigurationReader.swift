import Findings
import InteropModel
import InteropRules
import SwiftTree

/// Makes a configuration of its text, and finds all that is wrong with it.
struct ConfigurationReader {
    let catalogue: [Rule]
    private var content = Configuration.Content()
    private(set) var mistakes: [JSONReader.Mistake] = []

    init(catalogue: [Rule]) {
        self.catalogue = catalogue
    }

    /// - Parameters:
    ///   - path: as it is shown.
    ///   - base: the folder that its patterns are relative to; absolute, with a trailing slash.
    static func read(_ bytes: [UInt8], path: String, base: String, catalogue: [Rule]) throws(ConfigurationErrors) -> Configuration {
        var reader = ConfigurationReader(catalogue: catalogue)
        do throws(JSONReader.Mistake) {
            reader.read(try JSONReader.read(bytes))
        } catch {
            reader.mistakes.append(error)
        }
        guard reader.mistakes.isEmpty else {
            let source = SourceText(bytes: bytes)
            throw ConfigurationErrors(
                all: reader.mistakes.sorted { $0.offset < $1.offset }.map { mistake in
                    let position = source.position(at: mistake.offset)
                    return ConfigurationError(path: path, line: position.line, column: position.column, message: mistake.message)
                })
        }
        return Configuration(path: path, base: base, content: reader.content, text: bytes)
    }

    private mutating func read(_ root: JSONNode) {
        guard let members = members(of: root, "a configuration is an object: { \"rules\": { … } }") else { return }
        for member in members {
            switch member.name {
            case "$schema": _ = string(member.value, "$schema takes the place of a schema")
            case "rules": readRules(member.value)
            case "exclude": content.exclude = globs(member)
            case "include": content.include = globs(member)
            case "deployment_target": readTargets(member.value)
            case "default_isolation":
                if let name = name(member.value, of: member.name, among: ConfigurationNames.isolations) {
                    content.isMainActorByDefault = name == ConfigurationNames.isolations[0]
                }
            case "fail_on":
                content.failOn = name(member.value, of: member.name, among: FailureThreshold.names).flatMap(FailureThreshold.init)
            case "baseline":
                content.baseline = string(member.value, "baseline takes the name of a file")
                if content.baseline == "" { add("baseline takes the name of a file", at: member.value.range) }
            default: addUnknown("key", member.name, among: ConfigurationNames.keys, at: member.nameRange)
            }
        }
    }

    // MARK: Rules

    private mutating func readRules(_ node: JSONNode) {
        let groups = RuleGroup.allCases.map(\.rawValue) + [ConfigurationNames.everyRule]
        let known = catalogue.map(\.id) + DirectiveRule.all.map(\.id) + groups
        for member in members(of: node, "rules takes an object: { \"RULE\": \"warning\" }") ?? [] {
            guard known.contains(member.name) else {
                addUnknown("rule or group", member.name, among: known, at: member.nameRange)
                continue
            }
            content.rules[member.name] = setting(member)
        }
    }

    private mutating func setting(_ member: JSONMember) -> RuleSetting {
        var setting = RuleSetting()
        guard case .object = member.value.value else {
            setting.level = level(member.value, of: member.name)
            return setting
        }
        let options = catalogue.first { $0.id == member.name }?.options ?? []
        for entry in members(of: member.value, "") ?? [] {
            if entry.name == "severity" {
                setting.level = level(entry.value, of: "severity")
            } else if let option = options.first(where: { $0.name == entry.name }) {
                read(option, entry.value, into: &setting.options)
            } else {
                addUnknown("option of \(member.name):", entry.name, among: ["severity"] + options.map(\.name), at: entry.nameRange)
            }
        }
        return setting
    }

    private mutating func read(_ option: RuleOption, _ node: JSONNode, into options: inout RuleOptions) {
        switch option.kind {
        case .flag:
            guard case .boolean(let value) = node.value else {
                return add("\(option.name) takes true or false, not \(node.kind)", at: node.range)
            }
            options.flags[option.name] = value
        case .names:
            options.names[option.name] = strings(node, "\(option.name) takes a list of names").map { name, range in
                if name.isEmpty { add("a name is empty", at: range) }
                return name
            }
        }
    }

    private mutating func level(_ node: JSONNode, of key: String) -> RuleLevel? {
        guard let name = name(node, of: key, among: ConfigurationNames.levels) else { return nil }
        return Severity(rawValue: name).map(RuleLevel.on) ?? .off
    }

    // MARK: Other keys

    private mutating func globs(_ member: JSONMember) -> [Glob] {
        strings(member.value, "\(member.name) takes a list of patterns").compactMap { pattern, range in
            if let mistake = Glob.mistake(in: pattern) {
                add(mistake, at: range)
                return nil
            }
            return Glob(pattern)
        }
    }

    private mutating func readTargets(_ node: JSONNode) {
        for member in members(of: node, "deployment_target takes an object: { \"iOS\": \"16.0\" }") ?? [] {
            guard ConfigurationNames.platforms.contains(member.name) else {
                addUnknown("platform", member.name, among: ConfigurationNames.platforms, at: member.nameRange)
                continue
            }
            let takes = "a version is written in quotes: \"16.0\""
            guard let text = string(member.value, takes) else { continue }
            guard let version = ConfigurationReader.version(text) else {
                add("\(takes), not \"\(text)\"", at: member.value.range)
                continue
            }
            if member.name == "iOS" { content.targets.iOS = version } else { content.targets.macOS = version }
        }
    }

    /// `16`, `16.4`, `16.4.1`.
    private static func version(_ text: String) -> SystemVersion? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { 48...57 ~= $0 } && part.utf8.count < 4 ? Int(part) : nil }
        guard numbers.count == parts.count, (1...3).contains(parts.count) else { return nil }
        return SystemVersion(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
    }
}

// MARK: Kinds of values

extension ConfigurationReader {
    private mutating func members(of node: JSONNode, _ takes: String) -> [JSONMember]? {
        guard case .object(let members) = node.value else {
            add("\(takes), not \(node.kind)", at: node.range)
            return nil
        }
        var seen: Set<String> = []
        for member in members where !seen.insert(member.name).inserted {
            add("the key \(member.name) stands here twice", at: member.nameRange)
        }
        return members
    }

    private mutating func string(_ node: JSONNode, _ takes: String) -> String? {
        if case .string(let text) = node.value { return text }
        add("\(takes), not \(node.kind)", at: node.range)
        return nil
    }

    private mutating func strings(_ node: JSONNode, _ takes: String) -> [(text: String, range: ByteRange)] {
        guard case .array(let elements) = node.value else {
            add("\(takes): [\"…\"], not \(node.kind)", at: node.range)
            return []
        }
        return elements.compactMap { element in string(element, takes).map { ($0, element.range) } }
    }

    private mutating func name(_ node: JSONNode, of key: String, among names: [String]) -> String? {
        let takes = "\(key) takes \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
        guard let name = string(node, takes) else { return nil }
        if names.contains(name) { return name }
        let hint = Nearest.of(name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
        add("\(takes), not \"\(name)\"\(hint)", at: node.range)
        return nil
    }

    private mutating func addUnknown(_ kind: String, _ name: String, among names: [String], at range: ByteRange) {
        let hint = Nearest.of(name, among: names).map { "did you mean \($0)?" }
        let others = names.count > 12 ? "seamlint rules lists all" : "there are \(names.joined(separator: ", "))"
        add("unknown \(kind) \(name); \(hint ?? others)", at: range)
    }

    private mutating func add(_ message: String, at range: ByteRange) {
        mistakes.append(JSONReader.Mistake(message: message, offset: range.start))
    }
}
