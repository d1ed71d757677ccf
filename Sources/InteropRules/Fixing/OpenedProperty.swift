import Findings
import InteropModel
import SwiftTree

/// Makes a property of the coordinator one that the representable can assign.
struct OpenedProperty {
    /// None where it can be assigned as it is.
    let edits: [Edit]

    /// nil where its declaration is not plain enough to be sure.
    init?(_ property: PropertySite, for representable: Representable, in pass: Pass) {
        let declaration = property.declaration
        let head = declaration.head
        // What an observer does, or other code that assigns it, may count on there being no other assignment.
        guard !declaration.isComputed, declaration.accessors.willSet == nil, declaration.accessors.didSet == nil, !head.isStatic,
            !head.has("unowned"), head.attributes.isEmpty,
            declaration.isLet || !pass.project.isChangedElsewhere(property, than: representable)
        else { return nil }
        let range = ByteRange(declaration.range.start, declaration.nameRange.start)
        let text = pass.text(SiteKey(file: property.file, range: range))
        guard !text.contains("//"), !text.contains("/*") else { return nil }
        let words = Self.words(text, from: range.start)
        var edits: [Edit] = []
        for (word, range) in words {
            switch word {
            case "let":
                guard declaration.isLet, declaration.initialValue == nil else { return nil }
                edits.append(pass.replacement(of: range, in: property.file, with: "var"))
            case "private", "private(set)", "fileprivate", "fileprivate(set)":
                if word.hasPrefix("file"), property.file == representable.lifecycle.update?.file { continue }
                edits.append(
                    pass.replacement(of: ByteRange(range.start, Self.end(of: range, in: words, declaration)), in: property.file, with: ""))
            case "var", "weak", "final", "public", "internal", "open", "package", "nonisolated(unsafe)": continue
            default: return nil
            }
        }
        // `let a: A, b: B`: the keyword belongs to both.
        guard words.contains(where: { $0.word == "let" || $0.word == "var" }),
            !pass.declaresOthers(beside: property)
        else { return nil }
        self.edits = edits
    }

    /// Where the next word begins, so that no blank is left.
    private static func end(
        of range: ByteRange, in words: [(word: String, range: ByteRange)], _ declaration: PropertyDeclaration
    ) -> Int {
        words.first { $0.range.start > range.start }?.range.start ?? declaration.nameRange.start
    }

    private static func words(_ text: String, from start: Int) -> [(word: String, range: ByteRange)] {
        let bytes = Array(text.utf8)
        var words: [(word: String, range: ByteRange)] = []
        var begin: Int?
        for offset in 0...bytes.count {
            let isBlank = offset == bytes.count || bytes[offset] <= UInt8(ascii: " ")
            if isBlank, let first = begin {
                words.append((String(decoding: bytes[first..<offset], as: UTF8.self), ByteRange(start + first, start + offset)))
                begin = nil
            } else if !isBlank, begin == nil {
                begin = offset
            }
        }
        return words
    }
}

extension Pass {
    /// Whether one `let` or `var` declares more than this property.
    fileprivate func declaresOthers(beside property: PropertySite) -> Bool {
        guard let owner = property.owner else { return true }
        return project.table[owner].members.allProperties.contains {
            $0.file == property.file && $0.declaration.nameRange != property.declaration.nameRange
                && $0.declaration.range == property.declaration.range
        }
    }
}
