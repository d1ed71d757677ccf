import Linting
import Reporting

/// `--progress`.
enum ProgressChoice: String, CaseIterable {
    case auto, never
}

/// A line on the terminal that tells from the first second on how far a run is, and goes away with it.
struct ProgressLine {
    /// nil where nobody would see it.
    private let progress: Progress?

    init(_ options: LintOptions) {
        let isShown = options.progress == .auto && !options.isQuiet && StandardError.isTerminal && Environment.value("TERM") != "dumb"
        progress = isShown ? Progress() : nil
    }

    /// Lints by `body`, which tells the linter that it is given where to count.
    func show<Result>(_ linter: Linter, while body: (Linter) -> Result) -> Result {
        guard let progress else { return body(linter) }
        var linter = linter
        linter.progress = progress
        return Ticker.during(first: 1000, interval: 200) {
            StandardError.write(ProgressLine.erasure + ProgressReporter.text(progress.current))
        } end: {
            StandardError.write(ProgressLine.erasure)
        } _: {
            body(linter)
        }
    }

    /// Back to the start of the line, and nothing on it.
    private static let erasure = "\r\u{1b}[K"
}
