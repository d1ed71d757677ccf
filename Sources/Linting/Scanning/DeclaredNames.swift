/// The names that a file declares, as hashes: enough to find the files that answer a `SourceQuery` without reading all
/// of them again. A name that only seems to be declared (in a comment, say) costs a parse, nothing else.
struct DeclaredNames: Sendable {
    /// Types, extended types, protocols and aliases.
    private(set) var types: [UInt32] = []
    /// Functions and variables at the top of the file.
    private(set) var globals: [UInt32] = []
    /// Functions and variables further in: members, and locals, which cannot be told apart here.
    private(set) var members: [UInt32] = []
    /// How many types and extensions are declared `nonisolated`.
    private(set) var nonisolatedTypes = 0

    /// Looks at the start of each line only: attributes, modifiers, keyword, name.
    init(scanning bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        var line = 0
        var conditions = 0
        while line < bytes.count {
            var cursor = LineCursor(bytes: bytes, index: line)
            cursor.skipSpaces()
            conditions += cursor.conditionStep
            // What an `#if` holds may be indented as a whole.
            readDeclaration(&cursor, isAtTop: cursor.index == line || (conditions > 0 && cursor.index - line <= 4))
            guard cursor.index < bytes.count,
                let newline = memchr(base.advanced(by: cursor.index), 10, bytes.count - cursor.index)
            else { return }
            line = UnsafeRawPointer(newline) - base + 1
        }
    }

    init() {}

    private mutating func readDeclaration(_ cursor: inout LineCursor, isAtTop: Bool) {
        var isNonisolated = false
        while let word = cursor.leadingWord() {
            switch word {
            case .type:
                if isNonisolated { nonisolatedTypes += 1 }
                cursor.skipSpaces()
                repeat {
                    guard let name = cursor.identifierHash() else { return }
                    types.append(name)
                } while cursor.skip(UInt8(ascii: "."))
                return
            case .value:
                cursor.skipSpaces()
                guard let name = cursor.identifierHash() else { return }
                if isAtTop { globals.append(name) } else { members.append(name) }
                return
            case .prefix, .nonisolated:
                if word == .nonisolated { isNonisolated = true }
                cursor.skipParentheses()
                cursor.skipSpaces()
            }
        }
    }
}

/// Reads words at the start of a line.
private struct LineCursor {
    enum Word {
        case type, value, prefix, nonisolated
    }

    let bytes: UnsafeRawBufferPointer
    var index: Int

    mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    }

    /// 1 before `#if`, -1 before `#endif`.
    var conditionStep: Int {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return 0 }
        let rest = bytes[index...]
        return rest.starts(with: "#if".utf8) ? 1 : rest.starts(with: "#endif".utf8) ? -1 : 0
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    mutating func skipParentheses() {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
        var depth = 0
        while index < bytes.count, bytes[index] != 10 {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    /// Reads a keyword, a modifier or an attribute; nil, and nothing read, for any other word.
    mutating func leadingWord() -> Word? {
        let isAttribute = index < bytes.count && bytes[index] == UInt8(ascii: "@")
        let start = index
        var end = isAttribute ? index + 1 : index
        while end < bytes.count, SourceBytes.isIdentifier(bytes[end]) || (isAttribute && bytes[end] == UInt8(ascii: ".")) { end += 1 }
        guard end > start, end < bytes.count else { return nil }
        if isAttribute {
            index = end
            return .prefix
        }
        guard bytes[start] >= UInt8(ascii: "a"),
            let kind = Keywords.kind(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        else { return nil }
        index = end
        // `class func`, `class var`: a modifier.
        guard kind == .type, isMemberKeywordNext else { return kind }
        return .prefix
    }

    /// Whether `func`, `var`, `let` or `subscript` follows, as in `class func`.
    private var isMemberKeywordNext: Bool {
        var next = self
        next.skipSpaces()
        let start = next.index
        while next.index < bytes.count, SourceBytes.isIdentifier(bytes[next.index]) { next.index += 1 }
        return Keywords.kind(UnsafeRawBufferPointer(rebasing: bytes[start..<next.index])) != nil
    }

    mutating func identifierHash() -> UInt32? {
        let isQuoted = skip(UInt8(ascii: "`"))
        let start = index
        while index < bytes.count, SourceBytes.isIdentifier(bytes[index]) { index += 1 }
        guard index > start else { return nil }
        let hash = SourceBytes.hash(bytes[start..<index])
        if isQuoted { index += 1 }
        return hash
    }
}

/// The words that may stand before a declared name.
private enum Keywords {
    static func kind(_ word: UnsafeRawBufferPointer) -> LineCursor.Word? {
        guard (3...15).contains(word.count), let start = word.baseAddress else { return nil }
        for entry in byLength[word.count] where memcmp(entry.word, start, word.count) == 0 { return entry.kind }
        return nil
    }

    private static let byLength: [[(word: [UInt8], kind: LineCursor.Word)]] = {
        let types = ["class", "struct", "enum", "actor", "protocol", "extension", "typealias"]
        let values = ["func", "var", "let"]
        let prefixes = [
            "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "override", "lazy", "weak",
            "unowned", "isolated", "mutating", "nonmutating", "indirect", "dynamic", "convenience", "required",
            "optional", "consuming", "borrowing", "distributed", "prefix", "infix", "postfix",
        ]
        var table = [[(word: [UInt8], kind: LineCursor.Word)]](repeating: [], count: 16)
        for (words, kind) in [(types, LineCursor.Word.type), (values, .value), (prefixes, .prefix), (["nonisolated"], .nonisolated)] {
            for word in words { table[word.utf8.count].append((Array(word.utf8), kind)) }
        }
        return table
    }()
}
