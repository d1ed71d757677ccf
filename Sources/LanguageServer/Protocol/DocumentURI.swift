import Linting

/// The names of documents: how a URI is taken apart and put together.
enum DocumentURI {
    /// The absolute path that a `file:` URI names; nil for any other.
    static func path(_ uri: String) -> String? {
        guard uri.prefix(5).lowercased() == "file:" else { return nil }
        var rest = uri.dropFirst(5)
        if rest.hasPrefix("//") {
            // A host is this machine, or there is no such file here.
            rest = rest.dropFirst(2).drop { $0 != "/" }
        }
        let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
        guard let path = decoded(rest[..<end]), path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        return AbsolutePath.joined("/", path)
    }

    /// The URI of an absolute path.
    static func uri(_ path: String) -> String {
        var uri = "file://"
        for byte in path.utf8 {
            if isPlain(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return uri
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            // A lone `%` stands for itself: some clients forget.
            guard digits.count == 2, digits.allSatisfy(isHexadecimal), let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else {
                bytes.append(byte)
                continue
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }

    /// What a path may hold without escape, and every client leaves as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || "/-._~".utf8.contains(byte)
    }
}
