/// The order of paths in all output.
enum PathOrder {
    static func precedes(_ left: String, _ right: String) -> Bool {
        // Fast for ASCII; spellings that Unicode holds equal (é in two ways) are parted by their bytes.
        left < right || (left == right && left.utf8.lexicographicallyPrecedes(right.utf8))
    }
}
