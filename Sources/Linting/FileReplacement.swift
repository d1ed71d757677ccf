/// A new content for a file, written beside it and put in its place in one step.
package struct FileReplacement: Sendable {
    /// The file itself, where the given path is a link to it.
    package let target: String
    private let temporary: String

    /// Writes the content beside the file; nothing is replaced yet.
    ///
    /// - Parameters:
    ///   - path: a regular file, a link to one, or a name that is free.
    ///   - content: all of it.
    /// - Throws: what the system says where the folder or the disk does not take it; then nothing is left behind.
    package init(of path: String, with content: [UInt8]) throws(SystemError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        target = exists ? FileReplacement.resolved(path) : path
        temporary = "\(target).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .current }
        do throws(SystemError) {
            defer { close(descriptor) }
            if exists {
                // Giving a file away may not be allowed, and takes special bits from the mode: so it comes first.
                if status.st_uid != geteuid() || status.st_gid != getegid() { _ = fchown(descriptor, status.st_uid, status.st_gid) }
                fchmod(descriptor, status.st_mode & 0o7777)
            }
            try FileDescriptor.write(content, to: descriptor)
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Puts the new content in the file's place.
    ///
    /// - Throws: what the system says; then the old content stays and nothing is left behind.
    package func commit() throws(SystemError) {
        guard rename(temporary, target) == 0 else {
            let error = SystemError.current
            unlink(temporary)
            throw error
        }
    }

    /// Takes the new content away again.
    package func discard() {
        unlink(temporary)
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
