/// `--fix`, `--diff` and `--unsafe`.
struct Fixing {
    /// Shows what would change, and changes nothing.
    let showsDiff: Bool
    let includesUnsafe: Bool

    /// nil where none of them is given.
    init?(_ tokens: OptionTokens) throws(UsageError) {
        let names = Set(tokens.options.map(\.name))
        showsDiff = names.contains("--diff")
        includesUnsafe = names.contains("--unsafe")
        guard showsDiff || names.contains("--fix") else {
            if includesUnsafe { throw UsageError("--unsafe goes with --fix or --diff") }
            return nil
        }
        if showsDiff, let other = ["--format", "--output"].first(where: names.contains) {
            throw UsageError("--diff writes a unified diff to standard output, so \(other) has no place beside it")
        }
    }
}
