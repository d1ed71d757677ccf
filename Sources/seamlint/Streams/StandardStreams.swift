import Linting

/// The reader of standard output has gone away.
struct ClosedPipe: Error {}

enum StandardOutput {
    static var isTerminal: Bool { isatty(1) == 1 }

    static func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    static func write(_ bytes: [UInt8]) throws {
        do {
            try FileDescriptor.write(bytes, to: 1)
        } catch let error {
            if error.isClosedPipe { throw ClosedPipe() }
            throw UsageError("standard output cannot be written: \(error.text)")
        }
    }
}

enum StandardError {
    static var isTerminal: Bool { isatty(2) == 1 }

    /// There is nobody to tell where this fails.
    static func write(_ text: String) {
        try? FileDescriptor.write(text, to: 2)
    }
}

enum StandardInput {
    static func read() throws(SystemError) -> [UInt8] {
        try FileDescriptor.readAll(0)
    }
}

enum Environment {
    static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The folder that relative paths start from.
    static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }
}

enum InputFile {
    static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }
}
