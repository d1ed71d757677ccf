extension String {
    /// Whether two slips of the pen at most make it `name`.
    func isNearly(_ name: String) -> Bool {
        editDistance(to: name, limit: 2) <= 2
    }

    /// The number of insertions, deletions and replacements; anything above `limit` for names that are further apart.
    func editDistance(to other: String, limit: Int) -> Int {
        let left = Array(utf8)
        let right = Array(other.utf8)
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        var row = Array(0...right.count)
        for (i, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in right.indices {
                let replaced = diagonal + (byte == right[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
