/// A path that the user gave, tidied, and what stands there.
struct InputPath: Sendable {
    enum Kind: Sendable {
        case folder, file
        case failed(InputError.Reason)
    }

    /// Without `./` and trailing slashes; empty for the current folder.
    let path: String
    let kind: Kind

    init(_ given: String) {
        let tidy = InputPath.tidied(given)
        path = tidy
        var status = stat()
        guard stat(tidy.isEmpty ? "." : tidy, &status) == 0 else {
            let error = SystemError.current
            kind = .failed(error.number == ENOENT || error.number == ENOTDIR ? .missing : .unreadable(error))
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: kind = .folder
        case S_IFREG, S_IFIFO, S_IFCHR: kind = .file
        default: kind = .failed(.notAFile)
        }
    }

    /// Whether it is a folder that none of `files` lies in.
    func isFolderWithout(_ files: [SourceFile]) -> Bool {
        guard case .folder = kind else { return false }
        let prefix = path.isEmpty || path == "/" ? path : path + "/"
        return !files.contains { $0.path.hasPrefix(prefix) }
    }

    /// One spelling for each file, so that `./A.swift` and `A.swift` are linted once.
    static func tidied(_ path: String) -> String {
        guard path.utf8.first == UInt8(ascii: "/") else {
            return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
        return "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
