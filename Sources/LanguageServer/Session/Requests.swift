import Linting
import Reporting

/// A request that is answered when a run of the document as it is now has ended.
struct WaitingRequest {
    let id: RequestID
    let uri: String
    let question: Question

    enum Question {
        case hover(TextPosition)
        case codeActions(TextRange, only: [String]?)

        /// Where nothing is found.
        var nothing: JSONValue {
            switch self {
            case .hover: .null
            case .codeActions: .array([])
            }
        }
    }
}

extension Session {
    /// The answer to a request; nil where it comes later.
    mutating func answer(
        _ id: RequestID, _ method: String, _ parameters: JSONNode?, at now: Instant
    ) throws(ResponseError) -> JSONValue? {
        switch (phase, method) {
        case (.new, "initialize"): return initialize(parameters)
        case (.new, _): throw ResponseError(.serverNotInitialized, "initialize comes first")
        case (.shutDown, _): throw ResponseError(.invalidRequest, "the server is shut down")
        case (_, "initialize"): throw ResponseError(.invalidRequest, "initialize has come already")
        case (_, "shutdown"):
            phase = .shutDown
            for request in waiting { fail(request, .requestCancelled, "the server is shut down") }
            waiting = []
            return .null
        case (_, "textDocument/hover"):
            guard let position = TextPosition(parameters?["position"]) else { throw Session.missing("position") }
            return try ask(.hover(position), id, parameters, at: now)
        case (_, "textDocument/codeAction"):
            guard let range = TextRange(parameters?["range"]) else { throw Session.missing("range") }
            let only = parameters?["context"]?["only"]?.elements?.compactMap(\.text)
            return try ask(.codeActions(range, only: only), id, parameters, at: now)
        default: throw ResponseError(.methodNotFound, "\(method) is not known")
        }
    }

    private static func missing(_ name: String) -> ResponseError {
        ResponseError(.invalidParameters, "\(name) is missing, or is not what it should be")
    }

    private mutating func initialize(_ parameters: JSONNode?) -> JSONValue {
        phase = .running
        capabilities = ClientCapabilities(parameters)
        folders = Session.unique(capabilities.folders)
        if let processID = capabilities.processID { effects.append(.watch(processID: processID)) }
        return .object([
            ("capabilities", serverCapabilities),
            ("serverInfo", .object([("name", .string("seamlint")), ("version", .string(Version.current))])),
        ])
    }

    private var serverCapabilities: JSONValue {
        .object([
            ("positionEncoding", .string(capabilities.encoding.rawValue)),
            (
                "textDocumentSync",
                .object([
                    ("openClose", .boolean(true)), ("change", .integer(2)), ("save", .object([("includeText", .boolean(false))])),
                ])
            ),
            (
                "codeActionProvider",
                .object([("codeActionKinds", .array([.string(CodeActions.quickFix), .string(CodeActions.fixAll)]))])
            ),
            ("hoverProvider", .boolean(true)),
            (
                "workspace",
                .object([("workspaceFolders", .object([("supported", .boolean(true)), ("changeNotifications", .boolean(true))]))])
            ),
        ])
    }

    /// Each folder once, in the client's order.
    static func unique(_ folders: [String]) -> [String] {
        var seen: Set<String> = []
        return folders.filter { seen.insert($0).inserted }
    }

    // MARK: Questions about a document

    private mutating func ask(
        _ question: WaitingRequest.Question, _ id: RequestID, _ parameters: JSONNode?, at now: Instant
    ) throws(ResponseError) -> JSONValue? {
        guard let uri = parameters?["textDocument"]?["uri"]?.text else { throw Session.missing("textDocument.uri") }
        guard let document = documents[uri], document.isSwift else { return question.nothing }
        if let found = latest.documents[uri], found.document.revision == document.revision { return reply(question, found) }
        waiting.append(WaitingRequest(id: id, uri: uri, question: question))
        schedule.noteUrgency(at: now)
        return nil
    }

    private func reply(_ question: WaitingRequest.Question, _ found: DocumentAnalysis) -> JSONValue {
        let places = Places(analysis: latest, encoding: capabilities.encoding)
        switch question {
        case .hover(let position):
            return Hovers(places: places, capabilities: capabilities, rules: settings.linter.rules).hover(position, in: found)
        case .codeActions(let range, let only):
            guard capabilities.takesCodeActions else { return question.nothing }
            let actions = CodeActions(places: places, capabilities: capabilities, isCurrent: isCurrent)
            return .array(actions.actions(range, in: found, only: only))
        }
    }

    /// Whether a file has not changed in the client since the newest run.
    private func isCurrent(_ path: String) -> Bool {
        guard let document = latest.documentsByPath[path] else { return true }
        return documents[document.uri]?.revision == document.revision
    }

    /// Answers what has waited for the run that has just ended.
    mutating func answerWaiting() {
        let asked = waiting
        waiting = []
        for request in asked {
            if let found = latest.documents[request.uri], found.document.revision == documents[request.uri]?.revision {
                send(Outgoing.result(request.id, reply(request.question, found)))
            } else {
                waiting.append(request)
            }
        }
    }

    /// Gives up what was asked about a text that is no more.
    mutating func giveUpWaiting(for uri: String) {
        for request in waiting where request.uri == uri { fail(request, .contentModified, "the document has changed") }
        waiting.removeAll { $0.uri == uri }
    }

    mutating func cancel(_ id: RequestID) {
        for request in waiting where request.id == id { fail(request, .requestCancelled, "cancelled") }
        waiting.removeAll { $0.id == id }
    }

    private mutating func fail(_ request: WaitingRequest, _ code: ResponseError.Code, _ message: String) {
        send(Outgoing.failure(ResponseError(code, message, id: request.id)))
    }
}
