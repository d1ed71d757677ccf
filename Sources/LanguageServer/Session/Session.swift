import Linting
import Reporting

/// One client, from `initialize` to `exit`: gets what came in and what runs have found, and says what to do next.
///
/// Does nothing itself and asks no clock, so that it can be tried without either.
package struct Session {
    package typealias Instant = ContinuousClock.Instant

    /// What is to be done, in order.
    package enum Effect: Sendable {
        /// These bytes go to the client.
        case send([UInt8])
        /// A run starts; its result goes to `finish`.
        case analyze(AnalysisRequest)
        /// The server ends when this process does.
        case watch(processID: Int)
        /// The server ends with this status.
        case exit(status: Int32)
    }

    enum Phase {
        /// `initialize` has not come.
        case new
        case running
        /// `shutdown` has come.
        case shutDown
    }

    let settings: ServerSettings
    var phase = Phase.new
    var capabilities = ClientCapabilities()
    var effects: [Effect] = []

    var folders: [String] = []
    /// By URI.
    var documents: [String: Document] = [:]
    var revisions = 0
    var schedule = AnalysisSchedule()
    /// What the next run has to look at besides the documents.
    var changedPaths: Set<String> = []
    var needsScan = false
    /// The newest run that has ended.
    var latest = Analysis()
    /// Requests that wait for a run.
    var waiting: [WaitingRequest] = []
    /// By URI: what the client was told last.
    var published: [String: Publication] = [:]
    var toldProblems: [String] = []

    private var framing = MessageFraming()

    package init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// When `pass` is worth calling; nil while nothing waits for the time.
    package var deadline: Instant? { schedule.deadline }

    /// What the client sent, as it came.
    package mutating func receive(_ bytes: some Collection<UInt8>, at now: Instant) -> [Effect] {
        framing.append(bytes)
        while let piece = framing.next() {
            switch piece {
            case .mistake(let text): send(Outgoing.failure(ResponseError(.parseError, text)))
            case .content(let content): take(content, at: now)
            }
        }
        return flush(at: now)
    }

    /// The client sends nothing any more.
    package mutating func endOfInput() -> [Effect] {
        [.exit(status: phase == .shutDown ? 0 : 1)]
    }

    /// The time has come that `deadline` told.
    package mutating func pass(at now: Instant) -> [Effect] {
        flush(at: now)
    }

    /// A run has ended.
    package mutating func finish(_ analysis: Analysis, at now: Instant) -> [Effect] {
        schedule.finish()
        latest = analysis
        guard phase == .running else { return flush(at: now) }
        publish()
        answerWaiting()
        return flush(at: now)
    }

    private mutating func flush(at now: Instant) -> [Effect] {
        if phase == .running, schedule.start(at: now) {
            let open = documents.values.filter(\.isSwift).sorted { $0.uri < $1.uri }
            effects.append(
                .analyze(AnalysisRequest(folders: folders, documents: open, changedPaths: changedPaths, needsScan: needsScan)))
            (changedPaths, needsScan) = ([], false)
        }
        defer { effects = [] }
        return effects
    }

    mutating func send(_ message: JSONValue) {
        effects.append(.send(MessageFraming.framed(message.text(isIndented: false))))
    }

    private mutating func take(_ content: [UInt8], at now: Instant) {
        do throws(ResponseError) {
            switch try Message(content) {
            case .response: break
            case .notification(let method, let parameters): handle(method, parameters, at: now)
            case .request(let id, let method, let parameters):
                do throws(ResponseError) {
                    if let result = try answer(id, method, parameters, at: now) { send(Outgoing.result(id, result)) }
                } catch {
                    send(Outgoing.failure(ResponseError(error.code, error.message, id: id)))
                }
            }
        } catch {
            send(Outgoing.failure(error))
        }
    }
}

/// What a client was told about a document.
struct Publication: Equatable {
    let version: Int?
    /// As JSON.
    let diagnostics: String
}
