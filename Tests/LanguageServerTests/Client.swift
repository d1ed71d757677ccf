import Findings
import InteropRules
import Testing

@testable import LanguageServer
@testable import Linting
@testable import Reporting

/// Plays a client, the clock and the thread that lints: nothing happens but when a test says so.
struct Client {
    private var session: Session
    private let analyst: Analyst
    private(set) var now = ContinuousClock.now
    /// What the server sent, each message once.
    private var inbox: [JSONNode] = []
    /// The run that was asked for and has not been made.
    private(set) var request: AnalysisRequest?
    private(set) var exitStatus: Int32?

    /// - Parameter folder: the workspace; nil for none.
    init(folder: String? = nil, capabilities: String = "{}") throws {
        var linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        linter.choice = try RuleSelection().resolved(in: Catalogue.rules)
        let settings = ServerSettings(
            linter: linter, input: Linter.Input(paths: []),
            configurations: { () throws(ConfigurationErrors) -> ConfigurationSource in
                .nearest(ConfigurationLoader(catalogue: Catalogue.rules))
            })
        session = Session(settings)
        analyst = Analyst(settings)
        let root = folder.map { "\"\(DocumentURI.uri($0))\"" } ?? "null"
        try send(#"{"id":0,"method":"initialize","params":{"rootUri":\#(root),"capabilities":\#(capabilities)}}"#)
        try send(#"{"method":"initialized","params":{}}"#)
    }

    mutating func send(_ message: String) throws {
        try take(session.receive(MessageFraming.framed(message), at: now))
    }

    mutating func open(_ uri: String, _ text: String, version: Int = 1) throws {
        let item = JSONValue.object([
            ("uri", .string(uri)), ("languageId", .string("swift")), ("version", .integer(version)), ("text", .string(text)),
        ])
        try send(#"{"method":"textDocument/didOpen","params":{"textDocument":\#(item.text(isIndented: false))}}"#)
    }

    mutating func change(_ uri: String, _ text: String, version: Int) throws {
        let text = JSONValue.string(text).text(isIndented: false)
        try send(
            #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"text":\#(text)}]}}"#
        )
    }

    mutating func endInput() throws {
        try take(session.endOfInput())
    }

    /// The time goes on; what is due then is begun.
    mutating func wait(_ duration: Duration) throws {
        now += duration
        if let deadline = session.deadline, deadline <= now { try take(session.pass(at: now)) }
    }

    /// Makes the run that was asked for. Its result may be kept back.
    mutating func run() throws {
        let request = try #require(self.request)
        self.request = nil
        try take(session.finish(analyst.analyze(request), at: now))
    }

    mutating func take(_ effects: [Session.Effect]) throws {
        for effect in effects {
            switch effect {
            case .send(let bytes):
                var framing = MessageFraming()
                framing.append(bytes)
                guard case .content(let content)? = framing.next() else { throw ResponseError(.parseError, "no message") }
                inbox.append(try JSONReader.read(content))
            case .analyze(let request):
                #expect(self.request == nil, "two runs at once")
                self.request = request
            case .watch: break
            case .exit(let status): exitStatus = status
            }
        }
    }

    /// What came since the last call.
    mutating func messages() -> [JSONNode] {
        defer { inbox = [] }
        return inbox
    }

    /// `uri-version: rules` of what was published since the last call.
    mutating func published() -> [String] {
        messages().filter { $0["method"]?.text == "textDocument/publishDiagnostics" }.compactMap { $0["params"] }.map { params in
            let codes = (params["diagnostics"]?.elements ?? []).map { $0["code"]?.text ?? $0["message"]?.text ?? "" }
            let name = params["uri"]?.text?.split(separator: "/").last ?? ""
            return "\(name) \(params["version"]?.integer ?? 0): \(codes.joined(separator: " "))"
        }
    }
}
