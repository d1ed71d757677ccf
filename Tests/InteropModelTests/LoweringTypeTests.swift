import Testing

@Suite("Types")
struct LoweringTypeTests {
    @Test(
        "shapes",
        arguments: [
            ("A", "A"),
            ("A.B<C>.D<E, F>", "A.B.D<E, F>"),
            ("A?", "(A)?"),
            ("A??", "((A)?)?"),
            ("A!", "(A)!"),
            ("[A?]", "[(A)?]"),
            ("[A: [B]]", "[A: [B]]"),
            ("(A, b: B)", "tuple(A, B)"),
            ("()", "tuple()"),
            ("(A)", "A"),
            ("((A) -> Void)?", "((A) -> Void)?"),
            ("(A, _ b: inout B) async throws -> C", "(A, @inout B) -> C"),
            ("@MainActor @Sendable () -> Void", "@MainActor @Sendable () -> Void"),
            ("some A & B", "some A & B"),
            ("any A", "any A"),
            ("(any A)?", "(any A)?"),
            ("A.Type", "A.Type"),
            ("any A.Type", "any A.Type"),
            ("[A].Index", "Array.Index"),
            ("(A) -> (B) -> C", "(A) -> (B) -> C"),
        ])
    func shapes(source: String, expected: String) throws {
        #expect(try Lowered.type(source) == expected)
    }
}
