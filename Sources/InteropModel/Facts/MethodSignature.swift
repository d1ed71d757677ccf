/// A method, an initializer or a property of the frameworks, as a table names it: `Type.name(label:_:)`.
package struct MethodSignature: Hashable, Sendable {
    package let receiver: String
    /// The base name; `init` for an initializer; the property's name.
    package let name: String
    /// nil for a property; `_` for an argument without a label.
    package let labels: [String]?

    /// nil for a text that is none.
    init?(_ text: Substring) {
        let parts = text.split(separator: "(", maxSplits: 1)
        guard let path = parts.first, let dot = path.lastIndex(of: ".") else { return nil }
        receiver = String(path[..<dot])
        name = String(path[path.index(after: dot)...])
        labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":").map(String.init) : nil
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
