import Findings
import InteropModel
import SwiftTree

extension Pass {
    /// The layout of a file, by its index.
    func layout(of file: Int) -> SourceLayout {
        SourceLayout(project.files[file].source)
    }

    /// Puts `text` at an offset of a file.
    func insertion(_ text: String, at offset: Int, in file: Int) -> Edit {
        replacement(of: ByteRange(offset, offset), in: file, with: text)
    }

    /// Puts `text` in the place of a range of a file; an empty text takes it out.
    func replacement(of range: ByteRange, in file: Int, with text: String) -> Edit {
        Edit(location(SiteKey(file: file, range: range)), replacement: text)
    }

    /// What a place stands inside of, outermost first.
    func syntax(around site: SiteKey) -> [SyntaxStep] {
        project.files[site.file].path(to: site.range)
    }

    /// Whether `site` is a statement of its own: one expression whose value nobody takes.
    func isStatement(_ site: SiteKey) -> Bool {
        guard let statement = syntax(around: site).statement, statement.range == site.range, case .expression = statement.kind else {
            return false
        }
        return true
    }

    /// Puts a statement in front of all others of a body.
    ///
    /// - Parameter statement: one line.
    func insertion(_ statement: String, firstIn body: Block, in file: Int) -> Edit? {
        let layout = layout(of: file)
        let source = layout.source
        guard body.range.end > body.range.start + 1, source.bytes[body.range.start] == UInt8(ascii: "{"),
            source.bytes[body.range.end - 1] == UInt8(ascii: "}")
        else { return nil }
        let open = body.range.start + 1
        let outer = layout.indentation(at: body.range.start)
        let inside = source.string(in: ByteRange(open, body.range.end - 1))
        if !inside.contains(where: \.isNewline) {
            if inside.allSatisfy(\.isWhitespace) {
                // `{}` and `{ }` open up.
                let text = layout.lineEnd + outer + layout.step + statement + layout.lineEnd + outer
                return replacement(of: ByteRange(open, body.range.end - 1), in: file, with: text)
            }
            return body.statements.first.map { insertion(statement + "; ", at: $0.range.start, in: file) }
        }
        guard layout.isLast(open) else { return nil }
        let inner = body.statements.first { layout.isFirst($0.range.start) }.map { layout.indentation(at: $0.range.start) } ?? outer + layout.step
        return insertion(layout.lineEnd + inner + statement, at: layout.line(at: open).end, in: file)
    }
}
