/// An input that could not be linted. The rest is.
package struct InputError: Error, Hashable, Sendable {
    /// As it was given or found.
    package let path: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        case missing
        /// The system's names are bytes; ours are text.
        case nameNotUTF8
        case unreadable(SystemError)
        case notAFile
        case tooLarge(limit: Int)
        case notUTF8(offset: Int)
        case tookTooLong(limit: Duration)
        case nestedTooDeeply
        /// A pipe that nobody writes to.
        case silent(limit: Duration)
        /// What fixes would make of it cannot be read any more.
        case fixBreaksSyntax
        /// The fix of this rule was applied and is offered again.
        case fixComesBack(rule: String)
        case tooManyPasses
        case changedMeanwhile
        case unwritable(SystemError)
        /// A fix changes it together with a file that cannot be written.
        case boundTo(String)
    }

    /// What a failure to open a file or folder means.
    static func reason(of error: SystemError, opening path: String) -> Reason {
        guard error.isAbsence else { return .unreadable(error) }
        return path.unicodeScalars.contains("\u{FFFD}") ? .nameNotUTF8 : .missing
    }

    /// Whether it is about a file that was linted, but not fixed.
    package var isAboutFixing: Bool {
        switch reason {
        case .missing, .nameNotUTF8, .unreadable, .notAFile, .tooLarge, .notUTF8, .tookTooLong, .nestedTooDeeply, .silent: false
        case .fixBreaksSyntax, .fixComesBack, .tooManyPasses, .changedMeanwhile, .unwritable, .boundTo: true
        }
    }

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// What was tried and what to do, without the path.
    package var message: String {
        switch reason {
        case .missing: "no such file or folder"
        case .nameNotUTF8: "has a name that is not UTF-8 and was not linted; rename it"
        case .unreadable(let error): "cannot be read: \(error.text)"
        case .notAFile: "is neither a file nor a folder"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MB and was not linted; leave it out with --exclude"
        case .notUTF8(let offset): "is not UTF-8 (byte \(offset)) and was not linted; save it as UTF-8"
        case .nestedTooDeeply: "is nested too deeply and was not linted; leave it out with --exclude"
        case .tookTooLong(let limit):
            "took longer than \(limit.components.seconds) s to parse and was not linted; leave it out with --exclude"
        case .silent(let limit): "is a pipe that nobody has written to for \(limit.components.seconds) s; it was not linted"
        case .fixBreaksSyntax: "was not fixed, since it could not be parsed afterwards; please report the rule and the code"
        case .fixComesBack(let rule): "the fix of \(rule) was applied, and \(rule) found the same again; please report the code"
        case .tooManyPasses: "was changed again and again and may not be finished; look at the differences"
        case .changedMeanwhile: "was not fixed, since it has changed since it was read; run again"
        case .unwritable(let error): "was not fixed, since it cannot be written: \(error.text)"
        case .boundTo(let path): "was not fixed, since \(path) has to change with it and cannot be written"
        }
    }
}

/// A number that the operating system gave as the cause of a failure.
package struct SystemError: Error, Hashable, Sendable {
    let number: Int32

    package static var current: SystemError { SystemError(number: errno) }

    package var isClosedPipe: Bool { number == EPIPE }

    /// There is nothing of that name.
    var isAbsence: Bool { number == ENOENT || number == ENOTDIR }

    /// In words: `Permission denied`.
    package var text: String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
