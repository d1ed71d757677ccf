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
    /// What else the file must hold for it to count.
    var besides = TextCondition()

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
        // Views that may read an observable model where UIKit tracks it, if only on this system.
        Trigger(word: "@available(iOS 18", besides: .any(of: ["layoutSubviews", "LayoutSubviews", "updateConfiguration("])),
        // Identities that are new at each look.
        Trigger(word: "UUID()", besides: .any(of: ["Identifiable", "Hashable", " View", "ViewModifier", "NSDiffableDataSource", "var id"])),
        Trigger(word: "UUID.init()"),
        Trigger(word: "UUID = .init()"),
        Trigger(word: "var id: UUID {", besides: .any(of: [".init()"])),
        Trigger(word: "value: Date"),
        Trigger(word: "onChange(of: Date"),
        Trigger(word: "task(id: Date"),
        // Ways from a view to the application's controllers.
        Trigger(word: ".rootViewController", besides: .any(of: ["some View", "import SwiftUI"])),
        Trigger(word: ".keyWindow", besides: .any(of: ["some View", "import SwiftUI"])),
        Trigger(word: "UIApplication.", besides: .any(of: ["some View"])),
        Trigger(word: "UIResponder", besides: .any(of: ["some View"])),
        Trigger(word: "UINavigationController", besides: .any(of: ["some View"])),
        Trigger(word: Directive.marker, effect: .keep),
    ]
}

/// Looks for many words in one pass, by Wu's and Manber's method: a table tells, for the two bytes under the window's
/// end, how far the window can move without missing a word.
struct TriggerScan: Sendable {
    private struct Word: Sendable {
        let bytes: [UInt8]
        let effect: Trigger.Effect
        let unlessAfter: [[UInt8]]
        let besides: TextCondition
    }

    private let words: [Word]
    private let shortest: Int
    private let shifts: [UInt8]

    init(_ triggers: [Trigger] = Trigger.all) {
        words = triggers.map { trigger in
            Word(
                bytes: Array(trigger.word.utf8), effect: trigger.effect, unlessAfter: trigger.unlessAfter.map { Array($0.utf8) },
                besides: trigger.besides)
        }
        shortest = words.map(\.bytes.count).min() ?? 0
        precondition(shortest >= 2, "a trigger word has at least two letters")
        var table = [UInt8](repeating: UInt8(min(shortest - 1, 255)), count: 4096)
        for word in words.map(\.bytes) {
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
            matches(bytes, entry.bytes, at: start)
                && !entry.unlessAfter.contains { isWholePrefix($0, in: bytes, before: start) }
                && entry.besides.holds(in: bytes)
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
