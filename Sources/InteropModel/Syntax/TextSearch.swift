extension Collection<UInt8> {
    /// Whether `part` stands somewhere in the text. By bytes: the standard library's search by characters takes thousands of
    /// instructions for a single name.
    func holds(_ part: String) -> Bool {
        indices.contains { self[$0...].starts(with: part.utf8) }
    }
}
