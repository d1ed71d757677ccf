import Linting

/// A file that is written whole or not at all.
enum OutputFile {
    static func write(_ text: String, to path: String) throws(UsageError) {
        do throws(SystemError) {
            try replace(path, with: text)
        } catch {
            throw UsageError("\(path) cannot be written: \(error.text)")
        }
    }

    private static func replace(_ path: String, with text: String) throws(SystemError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        // A device or a pipe cannot be replaced.
        if exists, status.st_mode & S_IFMT != S_IFREG { return try append(text, to: path) }
        // Behind a link, the file that it leads to.
        let target = exists ? resolved(path) : path
        let temporary = "\(target).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .current }
        do throws(SystemError) {
            defer { close(descriptor) }
            if exists { fchmod(descriptor, status.st_mode & 0o7777) }
            try FileDescriptor.write(text, to: descriptor)
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, target) == 0 else {
            let error = SystemError.current
            unlink(temporary)
            throw error
        }
    }

    private static func append(_ text: String, to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .current }
        defer { close(descriptor) }
        try FileDescriptor.write(text, to: descriptor)
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
