import Linting
import Reporting

extension Session {
    /// Tells the client what the newest run found, as far as it is about texts that are still what they were.
    mutating func publish() {
        let diagnostics = Diagnostics(places: Places(analysis: latest, encoding: capabilities.encoding), capabilities: capabilities)
        for (uri, found) in latest.documents.sorted(by: { $0.key < $1.key }) {
            guard let document = documents[uri], document.revision == found.document.revision else { continue }
            tell(uri, version: document.version, diagnostics.diagnostics(of: found))
        }
        publishConfigurationErrors()
        tellProblems()
    }

    /// On the configuration itself, whether it is open or not.
    private mutating func publishConfigurationErrors() {
        let byPath = Dictionary(grouping: latest.configurationErrors, by: \.path)
        let uris = Dictionary(documents.values.compactMap { document in document.path.map { ($0, document.uri) } }) { first, _ in first }
        var told: Set<String> = []
        for (path, errors) in byPath.sorted(by: { $0.key < $1.key }) {
            let uri = uris[path] ?? DocumentURI.uri(path)
            told.insert(uri)
            tell(uri, version: documents[uri]?.version, errors.map { Diagnostics.diagnostic($0, capabilities.encoding) })
        }
        for uri in published.keys.sorted() where !told.contains(uri) && documents[uri]?.isSwift != true {
            tell(uri, version: documents[uri]?.version, [])
        }
    }

    /// Each problem once, until it is gone.
    private mutating func tellProblems() {
        let configurations = latest.configurationErrors.map { error in
            let start = capabilities.encoding.position(at: error.range.start, in: error.source)
            return "\(error.path):\(start.line + 1):\(start.character + 1): \(error.message)"
        }
        let problems = configurations + latest.problems
        for problem in problems where !toldProblems.contains(problem) {
            send(
                Outgoing.notification("window/showMessage", .object([("type", .integer(1)), ("message", .string("seamlint: \(problem)"))])))
        }
        toldProblems = problems
    }

    /// Publishes, unless the client knows.
    mutating func tell(_ uri: String, version: Int?, _ diagnostics: [JSONValue]) {
        let list = JSONValue.array(diagnostics)
        let publication = Publication(version: version, diagnostics: list.text(isIndented: false))
        guard published[uri] != publication else { return }
        // A document that has gone and had nothing is nothing to speak of.
        if diagnostics.isEmpty, documents[uri] == nil {
            guard published.removeValue(forKey: uri) != nil else { return }
        } else {
            published[uri] = publication
        }
        var members: [(String, JSONValue)] = [("uri", .string(uri))]
        if let version { members.append(("version", .integer(version))) }
        send(Outgoing.notification("textDocument/publishDiagnostics", .object(members + [("diagnostics", list)])))
    }
}
