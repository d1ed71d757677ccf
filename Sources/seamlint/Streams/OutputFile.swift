import Linting

/// A file that is written whole or not at all.
enum OutputFile {
    static func write(_ text: String, to path: String) throws(UsageError) {
        do throws(SystemError) {
            // A device or a pipe cannot be replaced.
            if isSpecial(path) { try append(text, to: path) } else { try replace(path, with: text) }
        } catch {
            throw UsageError("\(path) cannot be written: \(error.text)")
        }
    }

    private static func replace(_ path: String, with text: String) throws(SystemError) {
        try Interruption.deferred { () throws(SystemError) in
            try FileReplacement(of: path, with: Array(text.utf8)).commit()
        }
    }

    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    private static func append(_ text: String, to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .current }
        defer { close(descriptor) }
        try FileDescriptor.write(text, to: descriptor)
    }
}
