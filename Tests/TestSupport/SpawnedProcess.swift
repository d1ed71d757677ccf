import Foundation

/// A program in a process of its own.
///
/// Not Foundation's `Process`: on Linux that reads behind the end of a directory's buffer when it starts one
/// (`findMaximumOpenFromProcSelfFD`, found by AddressSanitizer), and now and then crashes.
struct SpawnedProcess {
    private let process: pid_t

    /// - Parameters:
    ///   - program: a path.
    ///   - streams: the files that standard input, output and error are.
    init(_ program: String, _ arguments: [String], folder: String, environment: [String: String], streams: [String]) throws {
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
        for (number, file) in streams.enumerated() {
            posix_spawn_file_actions_addopen(&actions, Int32(number), file, number == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        // A test runner may block or ignore signals, which a child would inherit.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        #if canImport(Darwin)
            flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var process = pid_t()
        // The C library can change the folder, too, but Swift does not see that part of it.
        let command = ["sh", "-c", #"cd "$0" && exec "$@""#, folder, program] + arguments
        let argumentPointers = command.map { strdup($0) } + [nil]
        let environmentPointers = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, argumentPointers, environmentPointers)
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
        self.process = process
    }

    /// - Parameter limit: seconds; what is not done by then is ended.
    /// - Returns: the exit status, or the number of the signal that ended it.
    func wait(limit: TimeInterval) -> Int32 {
        let watchdog = DispatchWorkItem { [process] in kill(process, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
        defer { watchdog.cancel() }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : signal
    }
}
