/// What is wrong with a baseline.
package struct BaselineError: Error, Equatable, Sendable {
    package enum Reason: Equatable, Sendable {
        case missing
        case unreadable(SystemError)
        /// A merge was not finished.
        case conflictMarker
        case notJSON(String)
        case wrongVersion(Int)
        case wrongShape(String)
        case unknownRule(String, nearest: String?)
        case duplicate(ofLine: Int)
    }

    package let path: String
    /// 1-based; nil where the file as a whole is meant.
    package let line: Int?
    package let reason: Reason

    /// `seamlint-baseline.json:12: …`, with what to do.
    package var message: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(text)"
    }

    private var text: String {
        switch reason {
        case .missing: "there is no such baseline; seamlint baseline writes one"
        case .unreadable(let error): "the baseline cannot be read: \(error.text)"
        case .conflictMarker: "a merge was not finished here; keep the entries of both sides, or write the baseline anew"
        case .notJSON(let problem): "the baseline is not JSON: \(problem)"
        case .wrongVersion(let version): "version \(version) of the baseline is not known here; write it anew, or take a newer seamlint"
        case .wrongShape(let problem): "this is no baseline: \(problem)"
        case .unknownRule(let name, let nearest):
            "there is no rule \(name); \(nearest.map { "did you mean \($0)?" } ?? "delete the entry, or write the baseline anew")"
        case .duplicate(let line): "the same entry stands on line \(line); delete one of them"
        }
    }
}
