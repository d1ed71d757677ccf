/// A way to write findings down.
enum OutputFormat: String, CaseIterable {
    case text, json, sarif, github, gitlab, checkstyle, junit
}

/// Where findings go in which form.
struct Output: Equatable {
    let format: OutputFormat
    /// nil: standard output.
    let file: String?
}

/// Pairs `--format` with `--output` in the order in which they are given: an output belongs to the format before it, or,
/// where there is none, to the one after it.
struct OutputList {
    private var pairs: [(format: OutputFormat?, file: String?)] = []

    mutating func addFormat(_ name: String) throws(UsageError) {
        guard let format = OutputFormat(rawValue: name) else {
            let names = OutputFormat.allCases.map(\.rawValue)
            throw .unknown("format", name, among: names, help: "take \(names.joined(separator: ", "))")
        }
        if let last = pairs.last, last.format == nil {
            pairs[pairs.count - 1].format = format
        } else {
            pairs.append((format, nil))
        }
    }

    mutating func addFile(_ path: String) throws(UsageError) {
        guard !path.isEmpty else { throw UsageError("--output needs a file name") }
        if let last = pairs.last, last.file == nil {
            pairs[pairs.count - 1].file = path
        } else {
            pairs.append((nil, path))
        }
    }

    func finished() throws(UsageError) -> [Output] {
        guard !pairs.isEmpty else { return [Output(format: .text, file: nil)] }
        let outputs = pairs.map { Output(format: $0.format ?? .text, file: $0.file == "-" ? nil : $0.file) }
        let places = outputs.map { $0.file ?? "-" }
        guard Set(places).count == places.count else {
            throw UsageError("two formats would go to one place; give each --format its own --output")
        }
        return outputs
    }
}
