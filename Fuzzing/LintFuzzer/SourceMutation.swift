/// Changes of Swift text that mostly leave it readable: whole lines, words and blocks move, go and come.
enum SourceMutation {
    static func mutated(_ text: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: edited(lines(text), using: &random)
        case 1: edited(tokens(text), using: &random)
        case 2: withBlockGone(text, using: &random)
        case 3: withBlockTwice(text, using: &random)
        default: withWordReplaced(text, using: &random)
        }
    }

    /// The beginning of one and the end of the other, or a piece of the other in the midst of the one.
    static func spliced(_ first: [UInt8], _ second: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        let cut = Bool.random(using: &random) ? lines : tokens
        let (left, right) = (cut(first), cut(second))
        guard !left.isEmpty, !right.isEmpty else { return first + second }
        let place = Int.random(in: 0...left.count, using: &random)
        if Bool.random(using: &random) {
            return Array((left[..<place] + right[Int.random(in: 0..<right.count, using: &random)...]).joined())
        }
        let piece = range(in: right.count, using: &random)
        return Array((left[..<place] + right[piece] + left[place...]).joined())
    }

    // MARK: Pieces

    private static func edited(_ pieces: [ArraySlice<UInt8>], using random: inout SeededGenerator) -> [UInt8] {
        guard pieces.count > 1 else { return pieces.flatMap { $0 } }
        var pieces = pieces
        let chosen = range(in: pieces.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: pieces.removeSubrange(chosen)
        case 1: pieces.insert(contentsOf: pieces[chosen], at: Int.random(in: 0...pieces.count, using: &random))
        default: pieces.swapAt(chosen.lowerBound, Int.random(in: 0..<pieces.count, using: &random))
        }
        return pieces.flatMap { $0 }
    }

    /// Mostly short.
    private static func range(in count: Int, using random: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0..<count, using: &random)
        let length = 1 << Int.random(in: 0..<6, using: &random)
        return start..<min(count, start + Int.random(in: 1...length, using: &random))
    }

    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        pieces(text) { previous, _ in previous == UInt8(ascii: "\n") }
    }

    /// Words are whole; anything else is a piece for each byte.
    private static func tokens(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        pieces(text) { previous, next in !(isWord(previous) && isWord(next)) }
    }

    private static func pieces(_ text: [UInt8], isCut: (UInt8, UInt8) -> Bool) -> [ArraySlice<UInt8>] {
        guard !text.isEmpty else { return [] }
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        for index in 1..<text.count where isCut(text[index - 1], text[index]) {
            pieces.append(text[start..<index])
            start = index
        }
        return pieces + [text[start...]]
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// One word becomes another of the same text: names meet that never met.
    private static func withWordReplaced(_ text: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var pieces = tokens(text)
        let words = pieces.indices.filter { pieces[$0].first.map(isWord) ?? false }
        guard let target = words.randomElement(using: &random), let source = words.randomElement(using: &random) else { return text }
        pieces[target] = pieces[source]
        return pieces.flatMap { $0 }
    }

    // MARK: Blocks

    private static func withBlockGone(_ text: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        guard let block = block(in: text, using: &random) else { return text }
        return Array(text[..<block.lowerBound] + text[block.upperBound...])
    }

    private static func withBlockTwice(_ text: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        guard let block = block(in: text, using: &random) else { return text }
        return Array(text[..<block.upperBound] + text[block] + text[block.upperBound...])
    }

    /// A bracket that opens, to the one that closes it.
    private static func block(in text: [UInt8], using random: inout SeededGenerator) -> Range<Int>? {
        let open: [UInt8] = Array("({[".utf8)
        let close: [UInt8] = Array(")}]".utf8)
        guard let start = text.indices.filter({ open.contains(text[$0]) }).randomElement(using: &random) else { return nil }
        var depth = 0
        for index in start..<text.count {
            if open.contains(text[index]) { depth += 1 }
            if close.contains(text[index]) { depth -= 1 }
            if depth == 0 { return start..<index + 1 }
        }
        return nil
    }
}
