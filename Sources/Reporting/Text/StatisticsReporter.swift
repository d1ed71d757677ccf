import Linting

/// `--statistics`: where the time went, and how much was looked at.
package enum StatisticsReporter {
    package static func render(_ statistics: Statistics) -> String {
        let times = statistics.times
        let stages: [(String, Double)] = [
            ("discover", times.discover), ("read", times.read), ("scan", times.scan), ("parse", times.parse),
            ("resolve", times.resolve), ("check", times.check), ("suppress", times.suppress),
        ]
        var lines = [
            "files: \(statistics.fileCount) (\(Decimal.text(Double(statistics.byteCount) / 1e6, places: 1)) MB), "
                + "parsed: \(statistics.parsedFileCount), of these for names: \(statistics.resolvedFileCount) "
                + "in \(TextReporter.count(statistics.resolveRounds, "round"))",
            "threads: \(statistics.threads); discover, read, scan and parse are sums over threads",
        ]
        if statistics.recalledFileCount > 0 {
            lines.append("as an earlier run has left them: \(TextReporter.count(statistics.recalledFileCount, "file"))")
        }
        lines += stages.map { "  \(padded($0.0)) \(milliseconds($0.1))" }
        lines.append("  \(padded("total")) \(milliseconds(statistics.seconds))")
        lines += statistics.findingCounts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `--verbose`: the same for each rule.
    package static func renderRules(_ statistics: Statistics) -> String {
        statistics.ruleSeconds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "  \(milliseconds($0.value)) \($0.key)\n" }.joined()
    }

    private static func padded(_ name: String) -> String {
        name + String(repeating: " ", count: max(0, 9 - name.utf8.count))
    }

    private static func milliseconds(_ seconds: Double) -> String {
        let text = Decimal.text(seconds * 1000, places: 1)
        return String(repeating: " ", count: max(0, 9 - text.utf8.count)) + text + " ms"
    }
}
