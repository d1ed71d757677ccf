import Findings
import Reporting

/// Edits as the protocol's `WorkspaceEdit`.
struct WorkspaceEdits {
    let places: Places
    let capabilities: ClientCapabilities

    init(_ places: Places, _ capabilities: ClientCapabilities) {
        self.places = places
        self.capabilities = capabilities
    }

    /// nil where an edit is in a text that is not known.
    func json(_ edits: [Edit], in found: DocumentAnalysis) -> JSONValue? {
        var files: [(path: String, edits: [JSONValue])] = []
        for edit in edits {
            guard let range = places.range(edit.location, in: found) else { return nil }
            let json = JSONValue.object([("range", range.json), ("newText", .string(edit.replacement))])
            if let index = files.firstIndex(where: { $0.path == edit.location.path }) {
                files[index].edits.append(json)
            } else {
                files.append((edit.location.path, [json]))
            }
        }
        guard capabilities.takesDocumentChanges else {
            return .object([("changes", .object(files.map { (places.uri($0.path), .array($0.edits)) }))])
        }
        let changes = files.map { path, edits in
            let version = places.analysis.documentsByPath[path]?.version
            return JSONValue.object([
                (
                    "textDocument",
                    .object([("uri", .string(places.uri(path))), ("version", version.map(JSONValue.integer) ?? .null)])
                ),
                ("edits", .array(edits)),
            ])
        }
        return .object([("documentChanges", .array(changes))])
    }
}
