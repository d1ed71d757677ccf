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

    /// Puts statements in front of all others of a function's body.
    ///
    /// - Parameter statements: each one line.
    func insertion(_ statements: [String], firstIn body: Block, of function: FunctionSite) -> Edit? {
        let file = function.file
        let layout = layout(of: file)
        let source = layout.source
        guard body.range.end > body.range.start + 1, source.bytes[body.range.start] == UInt8(ascii: "{"),
            source.bytes[body.range.end - 1] == UInt8(ascii: "}")
        else { return nil }
        let open = body.range.start + 1
        // The brace may stand on a line that goes on with the parameters.
        let outer = layout.indentation(at: function.declaration.range.start)
        let first = body.statements.first { layout.isFirst($0.range.start) }
        let inner = first.map { layout.indentation(at: $0.range.start) } ?? outer + layout.step
        let lines = statements.map { layout.lineEnd + inner + $0 }.joined()
        let inside = source.string(in: ByteRange(open, body.range.end - 1))
        if inside.allSatisfy({ $0 == " " || $0 == "\t" }) {
            // `{}` and `{ }` open up.
            return replacement(of: ByteRange(open, body.range.end - 1), in: file, with: lines + layout.lineEnd + outer)
        }
        guard inside.contains(where: \.isNewline) else {
            return body.statements.first.map { insertion(statements.map { $0 + "; " }.joined(), at: $0.range.start, in: file) }
        }
        return layout.isLast(open) ? insertion(lines, at: layout.line(at: open).end, in: file) : nil
    }
}
