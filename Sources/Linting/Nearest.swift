/// The name that a person probably meant.
package enum Nearest {
    /// The closest of `names`; nil where none is close.
    package static func of(_ word: String, among names: some Sequence<String>) -> String? {
        let bytes = Array(word.utf8)
        let limit = max(2, bytes.count / 3)
        let letters = bytes.sorted()
        let candidates = names.compactMap { name -> (name: String, distance: Int, rank: Int)? in
            guard let distance = distance(bytes, Array(name.utf8), limit: limit) else { return nil }
            // Of two as close, the one of the same letters: `lint` for `lnit`, not `init`.
            return (name, distance, name.utf8.sorted() == letters ? 0 : 1)
        }
        return candidates.min { ($0.distance, $0.rank, $0.name) < ($1.distance, $1.rank, $1.name) }?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other; nil for more than `limit`.
    static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
        guard abs(a.count - b.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        var lastMinimum = 0
        for i in a.indices {
            var row = [i + 1]
            var minimum = i + 1
            for j in b.indices {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
                minimum = min(minimum, best)
            }
            // What is still to come starts from this row, or with a swap from the one before.
            guard min(minimum, lastMinimum + 1) <= limit else { return nil }
            lastMinimum = minimum
            (beforeLast, last) = (last, row)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
