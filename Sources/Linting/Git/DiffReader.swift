/// Reads what `git diff -U0` writes: which lines of the new side are new, and where old ones have gone.
struct DiffReader {
    private let bytes: [UInt8]
    private var index = 0
    private var files: [String: LineChanges] = [:]

    /// Changes by path, as git spells it from the root of the repository.
    static func changes(in diff: [UInt8]) -> [String: LineChanges] {
        var reader = DiffReader(bytes: diff)
        reader.read()
        return reader.files
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read() {
        var path: String?
        while let line = nextLine() {
            if line.starts(with: "diff --git ".utf8) {
                path = nil
            } else if line.starts(with: "+++ ".utf8) {
                path = DiffReader.path(line.dropFirst(4))
            } else if line.starts(with: "@@ ".utf8), let hunk = Hunk(line) {
                if let path { files[path, default: LineChanges()].add(hunk) }
                // What stands in the lines themselves may look like anything.
                skip(removed: hunk.oldCount, added: hunk.newCount)
            }
        }
    }

    private mutating func nextLine() -> ArraySlice<UInt8>? {
        guard index < bytes.count else { return nil }
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        defer { index = end + 1 }
        return bytes[index..<end]
    }

    private mutating func skip(removed: Int, added: Int) {
        var (removed, added) = (removed, added)
        while removed > 0 || added > 0, let line = nextLine() {
            switch line.first {
            case UInt8(ascii: "-"): removed -= 1
            case UInt8(ascii: "+"): added -= 1
            default: break
            }
        }
    }

    /// The path behind `+++ `; nil for a deleted file.
    private static func path(_ text: ArraySlice<UInt8>) -> String? {
        // git ends a name that holds a space with a tab.
        let text = text.last == UInt8(ascii: "\t") ? text.dropLast() : text
        let name = text.first == UInt8(ascii: "\"") ? unquoted(text.dropFirst().dropLast()) : Array(text)
        guard name.starts(with: "b/".utf8) else { return nil }
        return String(decoding: name.dropFirst(2), as: UTF8.self)
    }

    /// C's escapes, as git writes them.
    private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let escapes: [UInt8: UInt8] = [
            UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
            UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
        ]
        var name: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                name.append(byte)
                continue
            }
            if (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(escaped), rest.count >= 2 {
                let digits = [escaped] + rest.prefix(2)
                rest = rest.dropFirst(2)
                name.append(digits.reduce(0) { $0 << 3 | ($1 & 7) })
            } else {
                name.append(escapes[escaped] ?? escaped)
            }
        }
        return name
    }
}

/// `@@ -8,2 +9,0 @@`
struct Hunk {
    let oldCount: Int
    /// 1-based; where nothing is added, the line before the place.
    let newStart: Int
    let newCount: Int

    init?(_ line: ArraySlice<UInt8>) {
        let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
        guard parts.count >= 3, let old = Hunk.range(parts[1], sign: UInt8(ascii: "-")),
            let new = Hunk.range(parts[2], sign: UInt8(ascii: "+"))
        else { return nil }
        (oldCount, newStart, newCount) = (old.count, new.start, new.count)
    }

    private static func range(_ text: ArraySlice<UInt8>, sign: UInt8) -> (start: Int, count: Int)? {
        guard text.first == sign else { return nil }
        let numbers = text.dropFirst().split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
        guard let first = numbers.first, let start = first else { return nil }
        guard numbers.count > 1 else { return (start, 1) }
        return numbers[1].map { (start, $0) }
    }
}
