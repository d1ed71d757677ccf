import SwiftTree

/// Reads a baseline and holds it to its form.
package struct BaselineReader {
    private let path: String
    private let knownRules: [String]

    /// - Parameters:
    ///   - path: of the file, for messages too.
    ///   - knownRules: every rule's name, enabled or not.
    package init(path: String, knownRules: [String]) {
        self.path = path
        self.knownRules = knownRules
    }

    /// A million findings. What is longer is cut off, and is no JSON then.
    private static let sizeLimit = 256 << 20

    package func read() throws(BaselineError) -> Baseline {
        try parse(try bytes())
    }

    private func bytes() throws(BaselineError) -> [UInt8] {
        do throws(SystemError) {
            let descriptor = try FileDescriptor.open(path)
            defer { close(descriptor) }
            return try FileDescriptor.readAll(descriptor, limit: BaselineReader.sizeLimit)
        } catch {
            throw failure(error.isAbsence ? .missing : .unreadable(error))
        }
    }

    func parse(_ bytes: [UInt8]) throws(BaselineError) -> Baseline {
        try refuseConflictMarkers(bytes)
        let bytes = bytes.starts(with: FileReader.byteOrderMark) ? Array(bytes.dropFirst(FileReader.byteOrderMark.count)) : bytes
        let source = SourceText(bytes: bytes)
        let root: JSONNode
        do throws(JSONReader.Mistake) {
            root = try JSONReader.read(bytes)
        } catch {
            throw failure(.notJSON(error.message), line: source.position(at: error.offset).line)
        }
        return try baseline(JSONEntry(root, source))
    }

    private func baseline(_ root: JSONEntry) throws(BaselineError) -> Baseline {
        let members = try members(of: root, orElse: "it is not an object")
        guard let version = members["version"], let number = version.integer else { throw failure(.wrongShape("it says no version")) }
        guard number == Baseline.version else { throw failure(.wrongVersion(number), line: version.line) }
        guard let elements = members["findings"]?.elements else { throw failure(.wrongShape("it has no list of findings")) }
        var baseline = Baseline(entries: [])
        var lines: [BaselineEntry: Int] = [:]
        for element in elements {
            let entry = try entry(element)
            if let first = lines[entry] { throw failure(.duplicate(ofLine: first), line: element.line) }
            lines[entry] = element.line
            baseline.entries.append(entry)
            baseline.lines.append(element.line)
        }
        return baseline
    }

    private func members(of entry: JSONEntry, orElse mistake: String) throws(BaselineError) -> [String: JSONEntry] {
        guard let list = entry.members else { throw failure(.wrongShape(mistake), line: entry.line) }
        var members: [String: JSONEntry] = [:]
        for (name, value) in list where members.updateValue(value, forKey: name) != nil {
            throw failure(.wrongShape("\(name) stands there twice"), line: value.line)
        }
        return members
    }

    private func entry(_ element: JSONEntry) throws(BaselineError) -> BaselineEntry {
        var members = try members(of: element, orElse: "an entry is not an object")
        func text(_ name: String) throws(BaselineError) -> String {
            guard let text = members.removeValue(forKey: name)?.text else {
                throw failure(.wrongShape("an entry has no \(name)"), line: element.line)
            }
            return text
        }
        let rule = try text("rule")
        guard knownRules.contains(rule) else {
            throw failure(.unknownRule(rule, nearest: Nearest.of(rule, among: knownRules)), line: element.line)
        }
        let (path, scope, line) = (try text("path"), try text("scope"), try text("text"))
        let near = members["near"] == nil ? "" : try text("near")
        var occurrence = 1
        if let value = members.removeValue(forKey: "occurrence") {
            guard let number = value.integer, number > 0 else {
                throw failure(.wrongShape("occurrence is a number from 1"), line: value.line)
            }
            occurrence = number
        }
        if let name = members.keys.min() { throw failure(.wrongShape("an entry has a \(name)"), line: element.line) }
        return BaselineEntry(path: path, rule: rule, scope: scope, text: line, near: near, occurrence: occurrence)
    }

    private func refuseConflictMarkers(_ bytes: [UInt8]) throws(BaselineError) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let isMarker = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
            if isMarker { throw failure(.conflictMarker, line: index + 1) }
        }
    }

    private func failure(_ reason: BaselineError.Reason, line: Int? = nil) -> BaselineError {
        BaselineError(path: path, line: line, reason: reason)
    }
}

/// A JSON value with its line, 1-based.
private struct JSONEntry {
    let line: Int
    private let value: JSONNode.Value
    private let source: SourceText

    init(_ node: JSONNode, _ source: SourceText) {
        line = source.position(at: node.range.start).line
        value = node.value
        self.source = source
    }

    var text: String? {
        if case .string(let text) = value { text } else { nil }
    }

    var integer: Int? {
        if case .number(let text) = value { Int(text) } else { nil }
    }

    var elements: [JSONEntry]? {
        if case .array(let elements) = value { elements.map { JSONEntry($0, source) } } else { nil }
    }

    var members: [(name: String, value: JSONEntry)]? {
        if case .object(let members) = value { members.map { ($0.name, JSONEntry($0.value, source)) } } else { nil }
    }
}
