/// A value of a property list in the old style, as `project.pbxproj` is written: `{ a = b; c = (d, "e f"); }`.
indirect enum PropertyList {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    subscript(_ key: String) -> PropertyList? {
        guard case .dictionary(let members) = self else { return nil }
        return members[key]
    }

    var string: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    var strings: [String] {
        guard case .list(let elements) = self else { return [] }
        return elements.compactMap(\.string)
    }

    /// nil where the text is no property list.
    init?(parsing content: String) {
        var reader = Reader(bytes: Array(content.utf8))
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }
}

extension PropertyList {
    private struct Reader {
        let bytes: [UInt8]
        private var index = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func value(depth: Int) -> PropertyList? {
            skip()
            guard index < bytes.count, depth < 64 else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "{"): return dictionary(depth: depth)
            case UInt8(ascii: "("): return list(depth: depth)
            default: return word().map(PropertyList.text)
            }
        }

        private mutating func dictionary(depth: Int) -> PropertyList? {
            index += 1
            var members: [String: PropertyList] = [:]
            while true {
                if take("}") { return .dictionary(members) }
                skip()
                guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
                members[key] = value
            }
        }

        private mutating func list(depth: Int) -> PropertyList? {
            index += 1
            var elements: [PropertyList] = []
            while true {
                if take(")") { return .list(elements) }
                guard let value = value(depth: depth + 1) else { return nil }
                elements.append(value)
                if !take(",") { return take(")") ? .list(elements) : nil }
            }
        }

        private mutating func word() -> String? {
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: "\"") { return quoted() }
            let start = index
            while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
            return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
        }

        private mutating func quoted() -> String? {
            index += 1
            var text: [UInt8] = []
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
                text.append(bytes[index])
                index += 1
            }
            guard index < bytes.count else { return nil }
            index += 1
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func take(_ mark: Unicode.Scalar) -> Bool {
            skip()
            guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
            index += 1
            return true
        }

        /// Past white space and comments.
        private mutating func skip() {
            while index < bytes.count {
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                    index += 2
                    while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) { index += 1 }
                    index += 1
                } else if bytes[index] <= UInt8(ascii: " ") {
                    index += 1
                } else {
                    return
                }
            }
        }

        private static func isBare(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "_./:$+-@".utf8.contains(byte) || byte >= 0x80
            }
        }
    }
}
