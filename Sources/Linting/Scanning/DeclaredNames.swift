/// The names that a file declares, as hashes: enough to find the files that answer a `SourceQuery` without reading all
/// of them again. A name that only seems to be declared (in a comment, say) costs a parse, nothing else. What is private to the
/// file answers nobody.
struct DeclaredNames: Sendable {
    /// Types, protocols and aliases at the top of the file.
    var types: [UInt32] = []
    /// Those further in, and what an extension names behind a dot.
    var nestedTypes: [UInt32] = []
    /// The types that extensions name first.
    var extendedTypes: [UInt32] = []
    /// Functions and variables at the top of the file.
    var globals: [UInt32] = []
    /// Functions and variables further in: members, and locals, which cannot be told apart here.
    var members: [UInt32] = []
    /// How many types and extensions are declared `nonisolated`.
    var nonisolatedTypes = 0
}

/// Reads the names that a text declares. Looks at the start of each line only: attributes, modifiers, keyword, name.
struct DeclarationScan: Sendable {
    private let keywords = KeywordTable()

    func names(in bytes: UnsafeRawBufferPointer) -> DeclaredNames {
        var names = DeclaredNames()
        guard let base = bytes.baseAddress else { return names }
        var line = 0
        var conditions = 0
        while line < bytes.count {
            var cursor = LineCursor(bytes: bytes, index: line)
            cursor.skipSpaces()
            conditions += cursor.conditionStep
            // What an `#if` holds may be indented as a whole.
            let isAtTop = cursor.index == line || (conditions > 0 && cursor.index - line <= 4)
            readDeclaration(&cursor, isAtTop: isAtTop, &names)
            guard cursor.index < bytes.count,
                let newline = memchr(base.advanced(by: cursor.index), 10, bytes.count - cursor.index)
            else { break }
            line = UnsafeRawPointer(newline) - base + 1
        }
        return names
    }

    private func readDeclaration(_ cursor: inout LineCursor, isAtTop: Bool, _ names: inout DeclaredNames) {
        var isNonisolated = false
        var isPrivate = false
        while let word = leadingWord(&cursor) {
            // `private(set)` is about the setter.
            if word == .private, cursor.current != UInt8(ascii: "(") { isPrivate = true }
            cursor.skipParentheses()
            cursor.skipSpaces()
            switch word {
            case .type, .extension:
                if isNonisolated { names.nonisolatedTypes += 1 }
                if !isPrivate { readType(&cursor, isExtension: word == .extension, isAtTop: isAtTop, &names) }
                return
            case .value:
                guard !isPrivate, let name = cursor.identifierHash() else { return }
                if isAtTop { names.globals.append(name) } else { names.members.append(name) }
                return
            case .nonisolated:
                isNonisolated = true
            case .private, .prefix:
                break
            }
        }
    }

    private func readType(_ cursor: inout LineCursor, isExtension: Bool, isAtTop: Bool, _ names: inout DeclaredNames) {
        guard let name = cursor.identifierHash() else { return }
        if isExtension {
            names.extendedTypes.append(name)
        } else if isAtTop {
            names.types.append(name)
        } else {
            names.nestedTypes.append(name)
        }
        while cursor.skip(UInt8(ascii: ".")), let nested = cursor.identifierHash() { names.nestedTypes.append(nested) }
    }

    /// Reads a keyword, a modifier or an attribute; nil, and nothing read, for any other word.
    private func leadingWord(_ cursor: inout LineCursor) -> KeywordTable.Kind? {
        guard let first = cursor.current else { return nil }
        if first == UInt8(ascii: "@") {
            cursor.index += 1
            repeat { cursor.skipIdentifier() } while cursor.skip(UInt8(ascii: "."))
            return .prefix
        }
        guard first &- UInt8(ascii: "a") < 26 else { return nil }
        let start = cursor.index
        cursor.skipIdentifier()
        guard let kind = keywords.kind(cursor.bytes, start, cursor.index) else {
            cursor.index = start
            return nil
        }
        // `class func`, `class var`: a modifier.
        return kind == .type && isKeyword(after: cursor) ? .prefix : kind
    }

    private func isKeyword(after cursor: LineCursor) -> Bool {
        var next = cursor
        next.skipSpaces()
        let start = next.index
        next.skipIdentifier()
        return keywords.kind(next.bytes, start, next.index) != nil
    }
}

/// A place in a line.
private struct LineCursor {
    let bytes: UnsafeRawBufferPointer
    var index: Int

    var current: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    /// 1 before `#if`, -1 before `#endif`.
    var conditionStep: Int {
        guard current == UInt8(ascii: "#") else { return 0 }
        let rest = bytes[index...]
        return rest.starts(with: "#if".utf8) ? 1 : rest.starts(with: "#endif".utf8) ? -1 : 0
    }

    mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    }

    mutating func skipIdentifier() {
        while index < bytes.count, SourceBytes.isIdentifier(bytes[index]) { index += 1 }
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        index += 1
        return true
    }

    mutating func skipParentheses() {
        guard current == UInt8(ascii: "(") else { return }
        var depth = 0
        while let byte = current, byte != 10 {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    mutating func identifierHash() -> UInt32? {
        let isQuoted = skip(UInt8(ascii: "`"))
        let start = index
        skipIdentifier()
        guard index > start else { return nil }
        let hash = SourceBytes.hash(bytes[start..<index])
        if isQuoted { index += 1 }
        return hash
    }
}
