/// The name that a person probably meant.
package enum Nearest {
    /// The closest of `names`; nil where none is close.
    package static func of(_ word: String, among names: some Sequence<String>) -> String? {
        let limit = max(2, word.utf8.count / 3)
        let letters = word.utf8.sorted()
        let candidates = names.map { name in
            // Of two as close, the one of the same letters: `lint` for `lnit`, not `init`.
            (name: name, distance: distance(word, name), rank: name.utf8.sorted() == letters ? 0 : 1)
        }.filter { $0.distance <= limit }
        return candidates.min { ($0.distance, $0.rank, $0.name) < ($1.distance, $1.rank, $1.name) }?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let (a, b) = (Array(left.utf8), Array(right.utf8))
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
