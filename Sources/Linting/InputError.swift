/// An input that could not be linted. The rest is.
package struct InputError: Error, Hashable, Sendable {
    /// As it was given or found.
    package let path: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        case missing
        case unreadable(SystemError)
        case notAFile
        case tooLarge(limit: Int)
        case notUTF8(offset: Int)
        case tookTooLong(limit: Duration)
        case nestedTooDeeply
    }

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// What was tried and what to do, without the path.
    package var message: String {
        switch reason {
        case .missing: "no such file or folder"
        case .unreadable(let error): "cannot be read: \(error.text)"
        case .notAFile: "is neither a file nor a folder"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MB and was not linted; leave it out with --exclude"
        case .notUTF8(let offset): "is not UTF-8 (byte \(offset)) and was not linted; save it as UTF-8"
        case .nestedTooDeeply: "is nested too deeply and was not linted; leave it out with --exclude"
        case .tookTooLong(let limit):
            "took longer than \(limit.components.seconds) s to parse and was not linted; leave it out with --exclude"
        }
    }
}

/// A number that the operating system gave as the cause of a failure.
package struct SystemError: Error, Hashable, Sendable {
    let number: Int32

    package static var current: SystemError { SystemError(number: errno) }

    package var isClosedPipe: Bool { number == EPIPE }

    /// In words: `Permission denied`.
    package var text: String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
