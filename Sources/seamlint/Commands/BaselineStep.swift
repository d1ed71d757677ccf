import Findings
import Linting
import Reporting

/// `--baseline` and `--write-baseline`.
struct BaselineStep {
    /// What is read; nil for none.
    let readPath: String?
    /// What is written; nil for none.
    let writePath: String?

    init(_ options: LintOptions, _ configuration: Configuration?) {
        readPath = options.baseline ?? configuration?.baseline
        writePath = options.writeBaseline ?? (options.recordsBaseline ? readPath ?? Baseline.defaultName : nil)
    }

    /// The baseline to compare with. Read before anything is linted, so that a mistake in it costs no time.
    func read(knownRules: [String]) throws(UsageError) -> Baseline? {
        // What is about to be written knows nothing of what was known.
        guard let readPath, writePath == nil else { return nil }
        do throws(BaselineError) {
            return try BaselineReader(path: readPath, knownRules: knownRules).read()
        } catch {
            throw UsageError(DisplayText.escaped(error.message))
        }
    }

    /// Records the findings of a run, which are known from now on; how many they are.
    func write(_ result: inout LintResult, _ input: Linter.Input, minimum: Severity, isQuiet: Bool) throws(UsageError) {
        guard let writePath else { return }
        var baseline = Baseline(of: result, minimum: minimum, path: writePath)
        try OutputFile.write(baseline.text, to: writePath)
        let count = baseline.entries.count
        baseline.lines = baseline.entries.map { _ in 1 }
        baseline.apply(to: &result, path: writePath, input: input)
        guard !isQuiet else { return }
        let noun = count == 1 ? "finding" : "findings"
        StandardError.write("seamlint: \(count) \(noun) recorded in \(DisplayText.escaped(writePath))\n")
    }

    /// Stale entries are told, and fail nothing.
    static func tell(_ outcome: BaselineOutcome) {
        let path = DisplayText.escaped(outcome.path)
        for (entry, line) in outcome.stale.prefix(shownLimit) {
            StandardError.write("\(path):\(line): note: stale: \(entry.rule) is gone from \(DisplayText.escaped(entry.path))\n")
        }
        let count = outcome.stale.count
        guard count > 0 else { return }
        if count > shownLimit { StandardError.write("\(path): note: and \(count - shownLimit) more\n") }
        let (noun, pronoun) = count == 1 ? ("entry is", "it") : ("entries are", "them")
        StandardError.write("seamlint: warning: \(count) \(noun) stale in \(path); delete \(pronoun), or write the baseline anew\n")
    }

    private static let shownLimit = 20
}
