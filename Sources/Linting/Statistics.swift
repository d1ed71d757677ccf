/// Seconds spent in the stages of a run.
package struct StageTimes: Sendable {
    /// The first four run side by side on all threads; theirs are sums over the threads.
    package var discover = 0.0
    package var read = 0.0
    package var scan = 0.0
    package var parse = 0.0
    package var resolve = 0.0
    package var check = 0.0
    package var suppress = 0.0

    package init() {}

    mutating func merge(_ other: StageTimes) {
        discover += other.discover
        read += other.read
        scan += other.scan
        parse += other.parse
        resolve += other.resolve
        check += other.check
        suppress += other.suppress
    }
}

/// What a run did.
package struct Statistics: Sendable {
    package var fileCount = 0
    package var byteCount = 0
    package var parsedFileCount = 0
    /// Of these, the ones that only a question of the model brought in.
    package var resolvedFileCount = 0
    package var resolveRounds = 0
    /// The files of projects that an earlier run knew all about.
    package var recalledFileCount = 0
    package var threads = 1
    package var times = StageTimes()
    /// From the first folder to the last finding.
    package var seconds = 0.0
    /// Findings by rule, suppressed ones left out.
    package var findingCounts: [String: Int] = [:]
    /// Seconds by rule.
    package var ruleSeconds: [String: Double] = [:]

    package init() {}
}
