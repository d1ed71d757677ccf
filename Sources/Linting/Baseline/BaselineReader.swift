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

    package func read() throws(BaselineError) -> Baseline {
        try parse(try bytes())
    }

    private func bytes() throws(BaselineError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let error = SystemError.current
            throw failure(error.number == ENOENT || error.number == ENOTDIR ? .missing : .unreadable(error))
        }
        defer { close(descriptor) }
        do throws(SystemError) {
            return try FileDescriptor.readAll(descriptor, limit: Int.max)
        } catch {
            throw failure(.unreadable(error))
        }
    }

    func parse(_ bytes: [UInt8]) throws(BaselineError) -> Baseline {
        if bytes.withUnsafeBytes(UTF8Validation.firstInvalidOffset) != nil { throw failure(.notUTF8) }
        try refuseConflictMarkers(bytes)
        let root: BaselineJSON
        do throws(BaselineJSON.Problem) {
            root = try BaselineJSON.parse(bytes)
        } catch {
            throw failure(.notJSON(error.text), line: error.line)
        }
        guard case .object(let members) = root.kind else { throw failure(.wrongShape("it is not an object"), line: root.line) }
        guard let version = members["version"], case .integer(let number) = version.kind else {
            throw failure(.wrongShape("it says no version"))
        }
        guard number == Baseline.version else { throw failure(.wrongVersion(number), line: version.line) }
        guard let findings = members["findings"], case .array(let elements) = findings.kind else {
            throw failure(.wrongShape("it has no list of findings"))
        }
        return try baseline(elements)
    }

    private func baseline(_ elements: [BaselineJSON]) throws(BaselineError) -> Baseline {
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

    private func entry(_ element: BaselineJSON) throws(BaselineError) -> BaselineEntry {
        guard case .object(var members) = element.kind else { throw failure(.wrongShape("an entry is not an object"), line: element.line) }
        func text(_ name: String) throws(BaselineError) -> String {
            guard let value = members.removeValue(forKey: name), case .string(let text) = value.kind else {
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
            guard case .integer(let number) = value.kind, number > 0 else {
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
