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
        Trigger(
            word: "UUID()", besides: .any(of: ["Identifiable", "Hashable", " View", "ViewModifier", "NSDiffableDataSource", "var id"])),
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
    /// A word's bytes are a part of `letters`.
    private struct Word: Sendable {
        let start: Int
        let count: Int
        /// Of the next word whose window ends in the same two bytes, or in two that share their slot; -1 after the last.
        var next: Int
        let effect: Trigger.Effect
    }

    /// What is asked only where the word itself stands.
    private struct Terms: Sendable {
        let unlessAfter: [[UInt8]]
        let besides: TextCondition
    }

    private let words: [Word]
    private let terms: [Terms]
    private let letters: [UInt8]
    private let shortest: Int
    private let shifts: [UInt8]
    /// By slot, of the first word whose window ends so.
    private let firsts: [Int32]

    init(_ triggers: [Trigger] = Trigger.all) {
        let texts = triggers.map { Array($0.word.utf8) }
        let shortest = texts.map(\.count).min() ?? 0
        precondition(shortest >= 2, "a trigger word has at least two letters")
        var table = [UInt8](repeating: UInt8(min(shortest - 1, 255)), count: Self.slotCount)
        var firsts = [Int32](repeating: -1, count: Self.slotCount)
        var words: [Word] = []
        var letters: [UInt8] = []
        for (index, (trigger, text)) in zip(triggers, texts).enumerated() {
            for end in 1..<shortest {
                let slot = TriggerScan.slot(text[end - 1], text[end])
                table[slot] = min(table[slot], UInt8(min(shortest - 1 - end, 255)))
            }
            let slot = TriggerScan.slot(text[shortest - 2], text[shortest - 1])
            words.append(Word(start: letters.count, count: text.count, next: Int(firsts[slot]), effect: trigger.effect))
            firsts[slot] = Int32(index)
            letters += text
        }
        terms = triggers.map { Terms(unlessAfter: $0.unlessAfter.map { Array($0.utf8) }, besides: $0.besides) }
        (self.shortest, self.words, self.letters, self.firsts, shifts) = (shortest, words, letters, firsts, table)
    }

    /// The strongest effect of the words that stand in `bytes`; nil where none does.
    func effect(of bytes: UnsafeRawBufferPointer) -> Trigger.Effect? {
        shifts.withUnsafeBufferPointer { shifts in
            letters.withUnsafeBufferPointer { letters in
                var found: Trigger.Effect?
                var end = shortest - 1
                while end < bytes.count {
                    let slot = TriggerScan.slot(bytes[end - 1], bytes[end])
                    if shifts[slot] == 0 {
                        switch match(bytes, at: end - shortest + 1, from: Int(firsts[slot]), letters) {
                        case .parse?: return .parse
                        case .keep?: found = .keep
                        case nil: break
                        }
                    }
                    end += max(1, Int(shifts[slot]))
                }
                return found
            }
        }
    }

    private static let slotCount = 4096

    private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
        (Int(first) << 5 ^ Int(second)) & (slotCount - 1)
    }

    /// - Parameter first: the first word that may stand there.
    private func match(
        _ bytes: UnsafeRawBufferPointer, at start: Int, from first: Int, _ letters: UnsafeBufferPointer<UInt8>
    ) -> Trigger.Effect? {
        var index = first
        while index >= 0 {
            let word = words[index]
            let text = UnsafeBufferPointer(rebasing: letters[word.start..<word.start + word.count])
            if matches(bytes, text, at: start), isMeant(terms[index], bytes, at: start) { return word.effect }
            index = word.next
        }
        return nil
    }

    private func isMeant(_ terms: Terms, _ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        !terms.unlessAfter.contains { isWholePrefix($0, in: bytes, before: start) } && terms.besides.holds(in: bytes)
    }

    private func matches(_ bytes: UnsafeRawBufferPointer, _ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard start >= 0, start + text.count <= bytes.count, let base = bytes.baseAddress, let letters = text.baseAddress else {
            return false
        }
        return memcmp(base.advanced(by: start), letters, text.count) == 0
    }

    /// Whether the identifier around `start` begins with exactly `prefix` before it.
    private func isWholePrefix(_ prefix: [UInt8], in bytes: UnsafeRawBufferPointer, before start: Int) -> Bool {
        let begin = start - prefix.count
        return prefix.withUnsafeBufferPointer { matches(bytes, $0, at: begin) }
            && (begin == 0 || !SourceBytes.isIdentifier(bytes[begin - 1]))
    }
}
