/// A word in the raw bytes of a file that decides what happens to it.
struct Trigger: Sendable {
    enum Effect: Sendable {
        /// The file is parsed.
        case parse
        /// The text is kept: it holds suppression comments.
        case keep
    }

    let word: String
    var effect = Effect.parse
    /// Names that end in the word and matter to nobody: what stands before the word in them.
    var unlessAfter: [String] = []

    /// The words that bring a file into the model. Most files of an app hold none.
    static let all = [
        // UIViewRepresentable and its kin, and the protocols and aliases that projects name after them.
        Trigger(word: "Representable", unlessAfter: ["Raw"]),
        // UIHostingController, NSHostingController and the hosting controllers of projects.
        Trigger(word: "HostingController"),
        Trigger(word: "HostingView"),
        Trigger(word: "UIHostingConfiguration"),
        // UICollectionView.CellRegistration and SupplementaryRegistration.
        Trigger(word: "CellRegistration"),
        Trigger(word: "SupplementaryRegistration"),
        // What uses a registration that stands elsewhere.
        Trigger(word: "dequeueConfiguredReusable"),
        Trigger(word: "withObservationTracking"),
        Trigger(word: Directive.marker, effect: .keep),
    ]
}

/// Looks for many words in one pass, by Wu's and Manber's method: a table tells, for the two bytes under the window's
/// end, how far the window can move without missing a word.
struct TriggerScan: Sendable {
    private let words: [(word: [UInt8], effect: Trigger.Effect, unlessAfter: [[UInt8]])]
    private let shortest: Int
    private let shifts: [UInt8]

    init(_ triggers: [Trigger] = Trigger.all) {
        words = triggers.map { (Array($0.word.utf8), $0.effect, $0.unlessAfter.map { Array($0.utf8) }) }
        shortest = words.map(\.word.count).min() ?? 0
        precondition(shortest >= 2, "a trigger word has at least two letters")
        var table = [UInt8](repeating: UInt8(min(shortest - 1, 255)), count: 4096)
        for (word, _, _) in words {
            for end in 1..<shortest {
                let slot = TriggerScan.slot(word[end - 1], word[end])
                table[slot] = min(table[slot], UInt8(min(shortest - 1 - end, 255)))
            }
        }
        shifts = table
    }

    /// The strongest effect of the words that stand in `bytes`; nil where none does.
    func effect(of bytes: UnsafeRawBufferPointer) -> Trigger.Effect? {
        shifts.withUnsafeBufferPointer { table in
            var found: Trigger.Effect?
            var end = shortest - 1
            while end < bytes.count {
                let shift = table[TriggerScan.slot(bytes[end - 1], bytes[end])]
                if shift == 0 {
                    switch match(bytes, at: end - shortest + 1) {
                    case .parse?: return .parse
                    case .keep?: found = .keep
                    case nil: break
                    }
                }
                end += max(1, Int(shift))
            }
            return found
        }
    }

    private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
        (Int(first) << 5 ^ Int(second)) & 4095
    }

    private func match(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Trigger.Effect? {
        words.first { entry in
            matches(bytes, entry.word, at: start)
                && !entry.unlessAfter.contains { isWholePrefix($0, in: bytes, before: start) }
        }?.effect
    }

    private func matches(_ bytes: UnsafeRawBufferPointer, _ word: [UInt8], at start: Int) -> Bool {
        guard start >= 0, start + word.count <= bytes.count, let base = bytes.baseAddress else { return false }
        return memcmp(base.advanced(by: start), word, word.count) == 0
    }

    /// Whether the identifier around `start` begins with exactly `prefix` before it.
    private func isWholePrefix(_ prefix: [UInt8], in bytes: UnsafeRawBufferPointer, before start: Int) -> Bool {
        let begin = start - prefix.count
        return matches(bytes, prefix, at: begin) && (begin == 0 || !SourceBytes.isIdentifier(bytes[begin - 1]))
    }
}
