import Linting

/// What a client said of itself with `initialize`.
struct ClientCapabilities: Sendable {
    var encoding = PositionEncoding.utf16
    /// Absolute paths, in the client's order.
    var folders: [String] = []
    /// The client's own process; nil where it does not say.
    var processID: Int?
    /// Whether several documents may be changed with their versions.
    var takesDocumentChanges = false
    var takesMarkdown = false
    var takesRelatedInformation = false
    var takesDiagnosticData = false
    /// Whether code actions may be more than commands.
    var takesCodeActions = false
    var canWatchFiles = false

    init() {}

    init(_ parameters: JSONNode?) {
        let capabilities = parameters?["capabilities"]
        let document = capabilities?["textDocument"]
        encoding = PositionEncoding(offered: capabilities?["general"]?["positionEncodings"]?.elements?.compactMap(\.text) ?? [])
        folders = ClientCapabilities.folders(parameters)
        processID = parameters?["processId"]?.integer
        takesDocumentChanges = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.isTrue ?? false
        takesMarkdown = document?["hover"]?["contentFormat"]?.elements?.contains { $0.text == "markdown" } ?? false
        takesRelatedInformation = document?["publishDiagnostics"]?["relatedInformation"]?.isTrue ?? false
        takesDiagnosticData = document?["publishDiagnostics"]?["dataSupport"]?.isTrue ?? false
        takesCodeActions = document?["codeAction"]?["codeActionLiteralSupport"] != nil
        canWatchFiles = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue ?? false
    }

    private static func folders(_ parameters: JSONNode?) -> [String] {
        if let folders = parameters?["workspaceFolders"]?.elements {
            return folders.compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
        }
        if let uri = parameters?["rootUri"]?.text { return DocumentURI.path(uri).map { [$0] } ?? [] }
        return parameters?["rootPath"]?.text.flatMap { $0.hasPrefix("/") ? [AbsolutePath.joined("/", $0)] : nil } ?? []
    }
}
