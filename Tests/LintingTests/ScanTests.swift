import Testing

@testable import Linting

@Suite("Byte scans")
struct ScanTests {
    private func effect(_ text: String, _ triggers: [Trigger] = Trigger.all) -> Trigger.Effect? {
        Array(text.utf8).withUnsafeBytes(TriggerScan(triggers).effect)
    }

    @Test(arguments: [
        "struct A: UIViewRepresentable {}", "Representable", "x\nextension B: NSViewControllerRepresentable", "PlatformRepresentable",
        "RawRepresentable, UIGestureRecognizerRepresentable", "MyRawRepresentable", "UIHostingController(rootView: a)", "NSHostingView<A>",
        "UIHostingConfiguration {", "UICollectionView.CellRegistration<A, B>", "withObservationTracking {",
    ])
    func triggers(_ text: String) {
        #expect(effect(text) == .parse)
    }

    @Test(arguments: [
        "", "R", "struct A: RawRepresentable {}", "CustomStringConvertible", "Representabl", "RepresentabEl", ":RawRepresentable",
    ])
    func ignores(_ text: String) {
        #expect(effect(text) == nil)
    }

    @Test func keepsDirectives() {
        #expect(effect("let a = 1 // seamlint:disable:this x") == .keep)
        #expect(effect("// seamlint:disable x\nUIViewRepresentable") == .parse)
    }

    @Test("any of many words, at any place")
    func findsWordsAnywhere() {
        let triggers = ["HostingController", "withObservationTracking", "CellRegistration", "ab"].map { Trigger(word: $0) }
        for trigger in triggers {
            for padding in 0..<40 {
                let text = String(repeating: "x", count: padding) + trigger.word + String(repeating: "y", count: padding % 3)
                #expect(effect(text, triggers) == .parse)
            }
        }
    }

    @Test("as many words as a model may ask for")
    func findsOneOfManyWords() {
        let words = (0..<40_000).map { ".row\($0)" }
        let scan = TriggerScan(words.map { Trigger(word: $0) })
        for word in [words[0], words[39_999]] { #expect(Array("a\(word) b".utf8).withUnsafeBytes(scan.effect) == .parse) }
        #expect(Array("a.row b.ro".utf8).withUnsafeBytes(scan.effect) == nil)
    }

    private func names(_ text: String) -> DeclaredNames {
        Array(text.utf8).withUnsafeBytes(DeclarationScan().names)
    }

    private func hash(_ name: String) -> UInt32 { SourceBytes.hash(name.utf8) }

    @Test(arguments: [
        "class A", "  public final class A: B {", "@MainActor @objc(X) open class A {", "struct A<T>", "@available(iOS 16, *) actor A{",
        "extension A.B where T == C", "protocol A: AnyObject", "typealias A = B", "indirect enum A", "    struct A", "class `A` {}",
        "@Foo.Bar struct A", "let x = 1\r\nstruct A\r\n",
    ])
    func readsTypes(_ text: String) {
        let found = names(text)
        #expect((found.types + found.nestedTypes + found.extendedTypes).contains(hash("A")))
    }

    @Test func tellsTypesApart() {
        let found = names("struct A {\n    enum B {}\n}\nextension C.D {\n    class E {}\n}\ntypealias F = A\n")
        #expect(found.types == [hash("A"), hash("F")])
        #expect(found.nestedTypes == [hash("B"), hash("D"), hash("E")])
        #expect(found.extendedTypes == [hash("C")])
    }

    @Test("What is private to the file answers nobody", arguments: ["private", "fileprivate", "@MainActor private", "private final"])
    func leavesOutWhatIsPrivate(_ access: String) {
        let kept = names("\(access) class A {}\n\(access) func b() {}\n\(access) extension C {\n    \(access) func d() {}\n}\n")
        #expect(kept.types.isEmpty && kept.globals.isEmpty && kept.extendedTypes.isEmpty && kept.members.isEmpty)
        #expect(names("private nonisolated struct A {}").nonisolatedTypes == 1)
    }

    @Test func readsMembersAndGlobals() {
        let found = names("func top() {}\nprivate(set) var one = 1\nextension A {\n  class func member() {}\n  static let two = 2\n}")
        #expect(found.globals == [hash("top"), hash("one")])
        #expect(found.members == [hash("member"), hash("two")])
        #expect(found.extendedTypes == [hash("A")])
        #expect(names("#if os(iOS)\n    func inside() {}\n#endif\n    func outside() {}").globals == [hash("inside")])
    }

    @Test(arguments: ["// class A", "classA", "A.class", "letter A", "class", "class ", "func", "@", "import A"])
    func readsNothingElse(_ text: String) {
        let found = names(text)
        #expect(!(found.types + found.nestedTypes + found.extendedTypes).contains(hash("A")))
    }

    @Test(arguments: [
        ("A()", true), ("x = A { }", true), ("A<Int>", true), ("A.init(", true), ("A.shared", false), ("AB(", false), ("xA(", false),
    ])
    func findsUses(_ text: String, _ expected: Bool) {
        let search = WordSearch([(name: "A", besides: TextCondition())])
        #expect(Array(text.utf8).withUnsafeBytes(search.isUsed) == expected)
    }

    @Test(arguments: [("A() B C", true), ("A() A() B", false), ("B C", false), ("A() B D", true), ("A() C D", false), ("E()", true)])
    func findsUsesBesidesOtherTexts(_ text: String, _ expected: Bool) {
        let search = WordSearch([
            (name: "A", besides: TextCondition([["B"], ["C", "D"]])), (name: "E", besides: .any(of: ["F"])),
            (name: "E", besides: TextCondition()),
        ])
        #expect(Array(text.utf8).withUnsafeBytes(search.isUsed) == expected)
    }
}

@Suite("UTF-8")
struct UTF8Tests {
    @Test func acceptsWhatSwiftAccepts() {
        for text in ["", "a", "é", "日本", "😀", String(repeating: "x", count: 100) + "ü"] {
            #expect(Array(text.utf8).withUnsafeBytes(UTF8Validation.firstInvalidOffset) == nil)
        }
    }

    @Test(arguments: [
        ([0x80], 0), ([0xC0, 0x80], 0), ([0x61, 0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE2, 0x82], 0), ([0xFF], 0),
        ([0xF0, 0x9F, 0x98, 0x41], 0), ([0x61, 0x62, 0xC3], 2),
    ])
    func refusesWhatIsMalformed(_ bytes: [Int], _ offset: Int) {
        #expect(bytes.map { UInt8($0) }.withUnsafeBytes(UTF8Validation.firstInvalidOffset) == offset)
    }

    @Test func agreesWithTheStandardLibrary() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 1...6, using: &generator)).map { _ in UInt8.random(in: 0x70...0xFF, using: &generator) }
            let isValid = bytes.withUnsafeBytes(UTF8Validation.firstInvalidOffset) == nil
            #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
        }
    }
}
