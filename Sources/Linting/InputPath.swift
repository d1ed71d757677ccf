/// A path that the user gave, tidied, and what stands there.
struct InputPath: Sendable {
    enum Kind: Sendable {
        case folder, file
        case failed(InputError.Reason)
    }

    /// Without `./` and trailing slashes; empty for the current folder.
    let path: String
    let kind: Kind
    /// False for pipes and devices.
    private(set) var isRegular = true

    init(_ given: String) {
        let tidy = InputPath.tidied(given)
        path = tidy
        var status = stat()
        guard stat(tidy.isEmpty ? "." : tidy, &status) == 0 else {
            kind = .failed(InputError.reason(of: .current, opening: tidy))
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: kind = .folder
        case S_IFREG: kind = .file
        case S_IFIFO, S_IFCHR:
            kind = .file
            isRegular = false
        default: kind = .failed(.notAFile)
        }
    }

    /// Whether it is a folder in which nothing was found, not even something unreadable.
    func isFolderWithout(_ collection: SourceCollector.Collection) -> Bool {
        guard case .folder = kind else { return false }
        let prefix = path.isEmpty || path == "/" ? path : path + "/"
        return !collection.files.contains { $0.path.hasPrefix(prefix) }
            && !collection.documents.contains { $0.path.hasPrefix(prefix) }
            && !collection.errors.contains { $0.path.hasPrefix(prefix) || $0.path == path }
    }

    /// One spelling for each file, so that `./A.swift` and `A.swift` are linted once.
    static func tidied(_ path: String) -> String {
        guard path.utf8.first == UInt8(ascii: "/") else {
            return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
        return "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
