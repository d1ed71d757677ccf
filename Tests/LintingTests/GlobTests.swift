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
        ("Generated/", "App/Generated", true), ("[", "[", false), ("a[b", "ab", false),
    ])
    func matches(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(Glob(pattern).matches(path) == expected)
    }
}
