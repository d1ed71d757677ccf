import Testing

@testable import Linting

@Suite("Globs")
struct GlobTests {
    @Test(arguments: [
        ("*.generated.swift", "App/A.generated.swift", true), ("*.generated.swift", "App/A.swift", false),
        ("Generated", "App/Generated", true), ("Generated", "App/Generated2", false),
        ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/Sub/A.swift", false), ("App/**", "App/Sub/A.swift", true),
        ("**/Tests/**", "Tests/A.swift", true), ("**/Tests", "App/Tests", true), ("./App/A.swift", "App/A.swift", true),
        ("[A-C]?.{swift,m}", "B1.swift", true), ("[!A-C]?.{swift,m}", "B1.m", false), ("?.swift", "é.swift", true),
        ("Generated/", "App/Generated", true), ("[", "[", false), ("a[b", "ab", false), ("/A.swift", "A.swift", true),
        ("/A.swift", "App/A.swift", false), ("App/", "App", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
        ("a**b", "a/b", false), ("{a,{b,c}d}.swift", "cd.swift", true), ("{a,{b,c}d}.swift", "c.swift", false),
        ("\\*.swift", "*.swift", true),
        ("\\*.swift", "a.swift", false), ("{a,b}/*.{c,d}", "b/x.d", true), ("[[:upper:]]*", "Ab", true), ("[[:upper:]]*", "ab", false),
        ("{}x", "x", true), ("a{,b}", "a", true),
    ])
    func matches(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(Glob(pattern).matches(Array(path.utf8)[...], isFolder: true) == expected)
    }

    @Test func knowsFolders() {
        #expect(!Glob("A.swift/").matches(Array("A.swift".utf8)[...], isFolder: false))
        #expect(Glob("App/").covers(Array("Kit/App/A.swift".utf8)[...]))
        #expect(!Glob("Kit/App").covers(Array("App/A.swift".utf8)[...]))
    }

    @Test(
        "a pattern that can match nothing is told",
        arguments: [
            ("", true), ("./", true), ("a[b", true), ("{a", true), ("a}", true), ("a\\", true), ("!a", true), ("[[:x:]]", true),
            ("a", false), ("{a,b}", false), ("\\!a", false), ("\\{a", false),
        ])
    func tellsMistakes(_ pattern: String, _ isMistake: Bool) {
        #expect((Glob.mistake(in: pattern) != nil) == isMistake)
    }
}
