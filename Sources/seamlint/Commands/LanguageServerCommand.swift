import InteropRules
import LanguageServer
import Linting

/// `seamlint lsp`: carries what comes in to the session, and what the session says to the client and to the thread that
/// lints.
struct LanguageServerCommand {
    let options: LanguageServerOptions
    let catalogue: [Rule]

    func run() throws -> ExitStatus {
        let settings = try options.settings(catalogue: catalogue)
        let analyst = BackgroundThread<AnalysisRequest, Analysis> {
            let analyst = Analyst(settings)
            return { analyst.analyze($0) }
        }
        guard let analyst else { throw UsageError("the system gives no thread to lint on") }
        var loop = ServerLoop(session: Session(settings), analyst: analyst)
        do {
            return try loop.run() ? .success : .unfinished
        } catch is ClosedPipe {
            return .unfinished
        }
    }
}

/// Waits for whatever comes first: the client, the thread that lints, the time, or the end of the client's process.
private struct ServerLoop {
    var session: Session
    let analyst: BackgroundThread<AnalysisRequest, Analysis>
    private var clientProcess: pid_t?
    private let clock = ContinuousClock()

    /// How often it is asked whether the client's process is still there, in milliseconds.
    private static let processInterval = 1000

    init(session: Session, analyst: BackgroundThread<AnalysisRequest, Analysis>) {
        self.session = session
        self.analyst = analyst
    }

    /// - Returns: whether the client ended it as it should.
    mutating func run() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            var events = [
                pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: analyst.readyDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&events, 2, timeout)
            if count < 0, errno != EINTR { throw UsageError("waiting for the client failed: \(SystemError.current.text)") }
            var effects = count == 0 ? session.pass(at: clock.now) : []
            if count > 0, events[1].revents != 0, let analysis = analyst.takeAnswer() {
                effects += session.finish(analysis, at: clock.now)
            }
            if count > 0, events[0].revents != 0 {
                let got = read(0, &chunk, chunk.count)
                if got > 0 { effects += session.receive(chunk[..<got], at: clock.now) }
                if got == 0 || (got < 0 && errno != EINTR) { effects += session.endOfInput() }
            }
            if let status = try perform(effects) { return status == 0 }
            if let clientProcess, !LanguageServerProcess.exists(clientProcess) { return false }
        }
    }

    /// - Returns: the exit status, where the server is to end.
    private mutating func perform(_ effects: [Session.Effect]) throws -> Int32? {
        for effect in effects {
            switch effect {
            case .send(let bytes): try StandardOutput.write(bytes)
            case .analyze(let request): analyst.submit(request)
            case .exit(let status): return status
            case .watch(let processID):
                // A number that names nobody comes from a client in another container; it says nothing here.
                clientProcess = pid_t(exactly: processID).flatMap { LanguageServerProcess.exists($0) ? $0 : nil }
            }
        }
        return nil
    }

    /// In milliseconds; -1 for as long as it takes.
    private var timeout: Int32 {
        var wait = clientProcess == nil ? -1 : ServerLoop.processInterval
        if let deadline = session.deadline {
            let (seconds, attoseconds) = clock.now.duration(to: deadline).components
            // Rounded up: not to come a moment too early.
            let rest = max(0, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000) + 1)
            wait = wait < 0 ? rest : min(wait, rest)
        }
        return Int32(clamping: wait)
    }
}

private enum LanguageServerProcess {
    /// One that may not be signalled exists, too.
    static func exists(_ process: pid_t) -> Bool {
        process > 0 && (kill(process, 0) == 0 || errno != ESRCH)
    }
}
