/// Calls that read what a URL points to.
package enum FileReads {
    /// Types that are made from a file's contents, by the labels of the argument.
    /// Sources: the initializers' pages under https://developer.apple.com/documentation (foundation, uikit, pdfkit, avfoundation,
    /// imageio, coreml).
    private static let initializers: [String: Set<String>] = [
        "Data": ["contentsOf", "contentsOfFile"], "NSData": ["contentsOf", "contentsOfFile"],
        "String": ["contentsOf", "contentsOfFile"], "NSString": ["contentsOf", "contentsOfFile"],
        "NSDictionary": ["contentsOf", "contentsOfFile"], "NSArray": ["contentsOf", "contentsOfFile"],
        "UIImage": ["contentsOfFile"], "NSImage": ["contentsOf", "contentsOfFile"], "CIImage": ["contentsOf"],
        "PDFDocument": ["url"], "FileHandle": ["forReadingFrom", "forReadingAtPath", "forUpdating"],
        "InputStream": ["url", "fileAtPath"], "XMLParser": ["contentsOf"], "AVAudioPlayer": ["contentsOf"],
        "AVAudioFile": ["forReading"], "FileWrapper": ["url"], "NSAttributedString": ["url"],
    ]
    /// Methods and functions that read the file they are given. Sources as above.
    private static let calls: Set<String> = [
        "copyItem", "moveItem", "contents", "contentsOfDirectory", "enumerator", "attributesOfItem", "resourceValues",
        "checkResourceIsReachable", "bookmarkData", "coordinate", "CGImageSourceCreateWithURL", "promisedItemResourceValues",
    ]

    /// Whether the call reads a file: one of its arguments, or its receiver.
    static func isRead(_ call: CallEvent) -> Bool {
        guard call.function == nil, !call.isClosureProperty else { return false }
        if let type = call.constructed?.externalName, !calls.contains(type) {
            guard let labels = initializers[type], let first = call.written.first?.label else { return false }
            return labels.contains(first)
        }
        return calls.contains(call.constructed?.externalName ?? call.name)
    }

    /// Asynchronous sequences that read the file. Source: https://developer.apple.com/documentation/foundation/url/lines
    static let contents: Set<String> = ["lines", "resourceBytes"]

    /// What a URL says of itself, which is true wherever the file is.
    /// Source: https://developer.apple.com/documentation/foundation/url
    private static let names: Set<String> = ["lastPathComponent", "pathExtension", "pathComponents", "hasDirectoryPath"]

    /// Whether what stands at `other` still leads to the file at `file`: its bare name does not.
    static func leads(to other: Place, from file: Place) -> Bool {
        file.contains(other) && !other.path.contains { names.contains($0) }
    }
}
