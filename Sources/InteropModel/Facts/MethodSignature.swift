/// A method, an initializer or a property of the frameworks, as a table names it: `Type.name(label:_:)`.
package struct MethodSignature: Hashable, Sendable {
    package let receiver: String
    /// The base name; `init` for an initializer; the property's name.
    package let name: String
    /// nil for a property; `_` for an argument without a label.
    package let labels: [String]?

    /// nil for a text that is none.
    init?(_ text: Substring) {
        // By bytes: characters cost ten times as much, and there are hundreds of signatures.
        let parts = text.utf8.split(separator: UInt8(ascii: "("), maxSplits: 1)
        guard let path = parts.first, let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        func string(_ part: Substring.UTF8View) -> String { String(Substring(part)) }
        receiver = string(path[..<dot])
        name = string(path[path.index(after: dot)...])
        labels = parts.count == 2 ? parts[1].dropLast().split(separator: UInt8(ascii: ":")).map(string) : nil
    }

    /// Which parameter each argument is; nil where the labels are not this method's. Parameters with defaults may be left out,
    /// so the labels given are some of the method's, in its order. A trailing closure without a label is the next of `closures`.
    func positions(of arguments: [Argument], closures: [Int]) -> [Int]? {
        guard let labels else { return nil }
        var next = 0
        var found: [Int] = []
        for argument in arguments {
            let rest = next..<max(next, labels.count)
            let position =
                argument.isTrailingClosure && argument.label == nil
                ? closures.first(where: rest.contains) : rest.first { labels[$0] == argument.label ?? "_" }
            guard let position else { return nil }
            found.append(position)
            next = position + 1
        }
        return found
    }
}
