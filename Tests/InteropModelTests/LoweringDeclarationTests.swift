import InteropModel
import SwiftTree
import Testing

@Suite("Declarations")
struct LoweringDeclarationTests {
    @Test(
        "properties",
        arguments: [
            ("let a = 1, b: Int", "let a = 1; let b: Int"),
            ("@Environment(\\.dismiss) private var dismiss", "@Environment(keyPath(dismiss)) private var dismiss"),
            ("@AppStorage(\"a\", store: b) var c = 1", "@AppStorage(\"a\", store: b) var c = 1"),
            ("@Published public private(set) var a: Int? = nil", "@Published public private(set) var a: (Int)? = nil"),
            ("@SwiftUI.State<Int> var a", "@State var a"),
            ("weak static var a: B!", "weak static var a: (B)!"),
            ("nonisolated(unsafe) var a = 1", "nonisolated(unsafe) var a = 1"),
            ("var a: Int { b }", "var a: Int get {b}"),
            ("var a: Int { get { b } set(c) { d } }", "var a: Int get {b} set(c) {d}"),
            ("var a: Int { get async throws { b } }", "var a: Int get {b}"),
            ("var a = 1 { willSet(b) { c } didSet { d } }", "var a = 1 willSet(b) {c} didSet(b) {d}"),
            ("let (a, b) = c", "let a; let b"),
            ("lazy var a: B = { c }()", "lazy var a: B = {c}()"),
        ])
    func properties(source: String, expected: String) throws {
        #expect(try Lowered.members("struct S { \(source) }") == "struct S {\(expected)}")
    }

    @Test(
        "functions, initializers, subscripts",
        arguments: [
            (
                "@objc override func a<T: A & B>(_ b: T, c d: @escaping () -> Void, e: Int = 1) async throws -> C? where T: D { f }",
                "@objc override function a<T: A & B & D>(_ b: T, c d: @escaping () -> Void, e e: Int = 1) async throws -> (C)? {f}"
            ),
            ("func a(b: Int..., c: inout D) {}", "function a(b b: [Int], c c: @inout D) {}"),
            ("func a() -> [A]! { b }", "function a() -> ([A])! {b}"),
            ("class func a() {}", "class function a() {}"),
            ("static func == (a: A, b: A) -> Bool { c }", "static function ==(a a: A, b b: A) -> Bool {c}"),
            ("required init?(coder: NSCoder) { a }", "required initializer init(coder coder: NSCoder) {a}"),
            ("deinit { a }", "deinitializer deinit() {a}"),
            ("subscript(a: Int, b c: Int) -> D { get { e } set { f } }", "subscript subscript(_ a: Int, b c: Int) -> D {e}"),
            ("func `default`() {}", "function default() {}"),
        ])
    func functions(source: String, expected: String) throws {
        #expect(try Lowered.members("class C { \(source) }") == "class C {\(expected)}")
    }

    @Test("attributes in front of a parameter")
    func parameterAttributes() throws {
        let file = try Lowered.file("func f(@ViewBuilder a: @escaping () -> B, c: D) {}")
        #expect(file.members.functions.first?.parameters.map(\.attributes) == [["ViewBuilder", "escaping"], []])
    }

    @Test(
        "types",
        arguments: [
            (
                "@MainActor final class A<T: P, U>: B<T>, @preconcurrency C, @unchecked Sendable, D.E where U: Q {}",
                "@MainActor final class A<T: P, U: Q>: B<T>, @preconcurrency C, @unchecked Sendable, D.E {}"
            ),
            ("struct A: ~Copyable, B {}", "struct A: B {}"),
            ("extension A.B<C>: @MainActor D {}", "extension A.B: @MainActor D {}"),
            ("extension A where Self: B {}", "extension A<Self: B> {}"),
            ("extension [A] {}", "extension Array {}"),
            ("actor A {}", "actor A {}"),
            (
                "indirect enum A: Int { case a = 1, b(Int); case c; typealias D = E; struct F {} }",
                "indirect enum A: Int {typealias D = E; case a, b, c; struct F {}}"
            ),
            (
                "protocol A: B, C where D: E { var a: Int { get set }; func b(_ c: D) -> D }",
                "protocol A<D: E>: B, C {var a: Int; function b(_ c: D) -> D}"
            ),
        ])
    func types(source: String, expected: String) throws {
        #expect(try Lowered.members(source) == expected)
    }

    @Test("imports and what is declared beside types")
    func top() throws {
        let file = try Lowered.file("@testable import A\nimport struct B.C\n\nlet d = 1\nfunc e() {}\n#Preview { f }")
        #expect(file.imports == ["A", "B"])
        #expect(file.members.notation == "let d = 1; function e() {}")
        #expect(file.errorRanges.isEmpty)
    }

    @Test("ranges of declarations and their names")
    func ranges() throws {
        let file = try Lowered.file("@A private struct B { init(c: D) { } }")
        let type = try #require(file.members.types.first)
        #expect(file.source.string(in: type.nameRange) == "B")
        #expect(type.range == ByteRange(0, file.source.bytes.count))
        let function = try #require(type.members.functions.first)
        #expect(file.source.string(in: function.nameRange) == "init")
        #expect(file.source.string(in: function.range) == "init(c: D) { }")
        #expect(function.body.map { file.source.string(in: $0.range) } == "{ }")
    }
}
