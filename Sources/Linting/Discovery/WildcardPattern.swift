/// A pattern for names or paths: `*` and `?` within one path component, `**` across them, `[a-z]`, `\` before a character
/// that shall mean itself.
///
/// As git has it (gitignore(5), and `wildmatch.c` for what the page leaves open). Takes no more steps than the product of
/// both lengths, whoever wrote the pattern.
struct WildcardPattern: Sendable {
    fileprivate enum Token {
        case byte(UInt8)
        case any
        case set(ByteSet)
        case star
        /// `**` at the end.
        case deepStar
        /// `**/`: nothing, or whole components.
        case folders
    }

    private let tokens: [Token]
    /// Whether `?` takes a character, not a byte.
    private let countsCharacters: Bool

    /// nil for a pattern that can match nothing: an open bracket, a backslash at the end.
    init?(_ pattern: ArraySlice<UInt8>, countsCharacters: Bool = false) {
        var tokens: [Token] = []
        var index = pattern.startIndex
        // Git takes what stands before the first wildcard away, so that a `**` right after it is one at the start.
        var isAfterLiteral = true
        while index < pattern.endIndex {
            let byte = pattern[index]
            switch byte {
            case UInt8(ascii: "*"):
                tokens.append(WildcardPattern.star(in: pattern, at: &index, canBeDeep: isAfterLiteral || tokens.last?.isSlash == true))
                isAfterLiteral = false
            case UInt8(ascii: "?"):
                tokens.append(.any)
                index += 1
                isAfterLiteral = false
            case UInt8(ascii: "["):
                guard let set = ByteSet(in: pattern, at: &index) else { return nil }
                tokens.append(.set(set))
                isAfterLiteral = false
            case UInt8(ascii: "\\"):
                guard index + 1 < pattern.endIndex else { return nil }
                tokens.append(.byte(pattern[index + 1]))
                index += 2
                isAfterLiteral = false
            default:
                tokens.append(.byte(byte))
                index += 1
            }
        }
        self.tokens = tokens
        self.countsCharacters = countsCharacters
    }

    /// Reads one or more stars, and the slash of a `**/`.
    private static func star(in pattern: ArraySlice<UInt8>, at index: inout Int, canBeDeep: Bool) -> Token {
        let start = index
        while index < pattern.endIndex, pattern[index] == UInt8(ascii: "*") { index += 1 }
        guard index - start > 1, canBeDeep else { return .star }
        if index == pattern.endIndex { return .deepStar }
        let rest = pattern[index...]
        for slash in ["/", "\\/"] where rest.starts(with: slash.utf8) {
            index += slash.utf8.count
            return .folders
        }
        return .star
    }

    /// Whether the whole of `subject` matches.
    func matches(_ subject: ArraySlice<UInt8>) -> Bool {
        var (token, index) = (0, subject.startIndex)
        // Where to go on when a guess was wrong: behind the last star, and behind the last one that crosses folders. What
        // stands before them matched as early as it can, so no other guess is worth trying.
        var near: (token: Int, index: Int)?
        var far: (token: Int, index: Int, isWhole: Bool)?
        while true {
            if token == tokens.count {
                if index == subject.endIndex { return true }
            } else if case .star = tokens[token] {
                token += 1
                near = (token, index)
                continue
            } else if tokens[token].crossesFolders {
                let isWhole = tokens[token].isWhole
                token += 1
                (near, far) = (nil, (token, index, isWhole))
                continue
            } else if let end = end(of: tokens[token], in: subject, at: index) {
                (token, index) = (token + 1, end)
                continue
            }
            if let last = near, last.index < subject.endIndex, subject[last.index] != UInt8(ascii: "/") {
                near = (last.token, last.index + 1)
                (token, index) = (last.token, last.index + 1)
            } else if let last = far, let start = WildcardPattern.nextStart(in: subject, after: last.index, isWhole: last.isWhole) {
                (near, far) = (nil, (last.token, start, last.isWhole))
                (token, index) = (last.token, start)
            } else {
                return false
            }
        }
    }

    private static func nextStart(in subject: ArraySlice<UInt8>, after index: Int, isWhole: Bool) -> Int? {
        guard isWhole else { return index < subject.endIndex ? index + 1 : nil }
        return subject[index...].firstIndex(of: UInt8(ascii: "/")).map { $0 + 1 }
    }

    /// Where the token ends that starts at `index`; nil where it does not match.
    private func end(of token: Token, in subject: ArraySlice<UInt8>, at index: Int) -> Int? {
        guard index < subject.endIndex else { return nil }
        let byte = subject[index]
        switch token {
        case .byte(let expected):
            return byte == expected ? index + 1 : nil
        case .set(let set):
            return set.contains(byte) && byte != UInt8(ascii: "/") ? index + 1 : nil
        case .any where byte != UInt8(ascii: "/"):
            guard countsCharacters else { return index + 1 }
            return subject[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? subject.endIndex
        case .any, .star, .deepStar, .folders:
            return nil
        }
    }
}

extension WildcardPattern.Token {
    fileprivate var isSlash: Bool {
        switch self {
        case .byte(UInt8(ascii: "/")), .folders: true
        default: false
        }
    }

    fileprivate var crossesFolders: Bool {
        switch self {
        case .deepStar, .folders: true
        default: false
        }
    }

    fileprivate var isWhole: Bool {
        if case .folders = self { true } else { false }
    }
}
