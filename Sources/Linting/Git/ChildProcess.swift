/// A program that runs to its end. No shell is between: arguments arrive as they are.
///
/// The calling process must ignore SIGPIPE, as the command does: a child may end before it has read everything.
struct ChildProcess {
    /// How it ended.
    struct Outcome {
        /// The exit status; 128 and the signal's number where a signal ended it.
        let status: Int32
        let output: [UInt8]
        /// What it wrote to standard error.
        let errors: [UInt8]
    }

    /// - Parameters:
    ///   - program: a name to be found on `PATH`, or a path.
    ///   - environment: `NAME=value`, and nothing else is passed on.
    ///   - input: what the program reads.
    ///   - patience: how many seconds it may neither write nor read before it is ended.
    /// - Throws: `ENOENT` where there is no such program, `ETIMEDOUT` where it had to be ended, and what else the system says when
    ///   it cannot be started.
    static func run(
        _ program: String, _ arguments: [String], environment: [String], input: [UInt8] = [], patience: Double = .infinity
    ) throws(SystemError) -> Outcome {
        let (inputPipe, outputPipe, errorPipe) = (try Pipe(), try Pipe(), try Pipe())
        let process = try spawn(program, arguments, environment, inputPipe.read, outputPipe.write, errorPipe.write)
        inputPipe.read.close()
        outputPipe.write.close()
        errorPipe.write.close()
        var exchange = PipeExchange(input: input, to: inputPipe.write, from: [outputPipe.read, errorPipe.read], patience: patience)
        let isDone = exchange.run()
        if !isDone { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard isDone else { throw SystemError(number: ETIMEDOUT) }
        let signal = status & 0x7F
        return Outcome(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: exchange.outputs[0], errors: exchange.outputs[1])
    }

    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String], _ input: Descriptor, _ output: Descriptor, _ errors: Descriptor
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (descriptor, target) in zip([input, output, errors], [0, 1, 2] as [Int32]) {
            posix_spawn_file_actions_adddup2(&actions, descriptor.number, target)
        }
        // The command ignores these signals, and a child would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

        var process = pid_t()
        let argumentPointers = ([program] + arguments).map { strdup($0) } + [nil]
        let environmentPointers = environment.map { strdup($0) } + [nil]
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        let error = posix_spawnp(&process, program, &actions, &attributes, argumentPointers, environmentPointers)
        guard error == 0 else { throw SystemError(number: error) }
        return process
    }
}

/// An open file that is closed at the latest when nobody holds it.
// A class for identity: it owns the number.
private final class Descriptor {
    private(set) var number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close()
    }

    func close() {
        guard number >= 0 else { return }
        systemClose(number)
        number = -1
    }
}

/// `close`, which a method of the same name hides.
private func systemClose(_ number: Int32) {
    close(number)
}

private struct Pipe {
    let read: Descriptor
    let write: Descriptor

    init() throws(SystemError) {
        var numbers: [Int32] = [-1, -1]
        guard pipe(&numbers) == 0 else { throw .current }
        // Not for the child, but for what is made its standard streams.
        for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        (read, write) = (Descriptor(numbers[0]), Descriptor(numbers[1]))
    }
}

/// Writes to one pipe and reads from others by turns, so that neither side waits for the other for ever.
private struct PipeExchange {
    private let input: [UInt8]
    private var written = 0
    private let target: Descriptor
    private let sources: [Descriptor]
    private(set) var outputs: [[UInt8]]
    private var chunk = [UInt8](repeating: 0, count: 64 << 10)
    /// Milliseconds; -1 waits for ever.
    private let patience: Int32

    init(input: [UInt8], to target: Descriptor, from sources: [Descriptor], patience: Double) {
        self.patience = patience < 1_000_000 ? Int32(patience * 1000) : -1
        self.input = input
        self.target = target
        self.sources = sources
        outputs = sources.map { _ in [] }
        _ = fcntl(target.number, F_SETFL, O_NONBLOCK)
        if input.isEmpty { target.close() }
    }

    /// Until everything is written and every source has ended.
    ///
    /// - Returns: false if nothing happened for too long.
    mutating func run() -> Bool {
        while true {
            var polled = (sources.map { ($0, Int16(POLLIN)) } + [(target, Int16(POLLOUT))]).map {
                // A closed one is -1, which is passed over.
                pollfd(fd: $0.0.number, events: $0.1, revents: 0)
            }
            guard polled.contains(where: { $0.fd >= 0 }) else { return true }
            let count = poll(&polled, nfds_t(polled.count), patience)
            if count == 0 { return false }
            if count < 0 {
                if errno == EINTR { continue }
                return true
            }
            for index in sources.indices where polled[index].revents != 0 { read(index) }
            if polled[sources.count].revents != 0 { write() }
        }
    }

    private mutating func read(_ index: Int) {
        let count = chunk.withUnsafeMutableBytes { systemRead(sources[index].number, $0.baseAddress, $0.count) }
        if count > 0 {
            outputs[index] += chunk[..<count]
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            sources[index].close()
        }
    }

    /// A child that no longer reads is not an error: its exit status tells.
    private mutating func write() {
        let count = input.withUnsafeBytes { systemWrite(target.number, $0.baseAddress?.advanced(by: written), $0.count - written) }
        if count > 0 { written += count }
        if written == input.count || (count < 0 && errno != EINTR && errno != EAGAIN) { target.close() }
    }
}
