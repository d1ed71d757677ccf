import Foundation
import TestSupport
import Testing

@testable import Linting

/// What is ignored, held against the real Git.
@Suite("Git's ignore files")
struct GitIgnoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Apart from the settings of whoever runs the tests.
    private func git(_ arguments: [String], in below: String = "") throws -> String {
        let home = ["HOME": folder.path + "/none", "XDG_CONFIG_HOME": folder.path + "/none", "GIT_CONFIG_NOSYSTEM": "1"]
        let url = URL(filePath: folder.path + "/" + below, directoryHint: .isDirectory)
        let run = try Run(URL(filePath: "/usr/bin/env"), ["git"] + arguments, folder: url, environment: home)
        guard run.status == 0 else { throw Failure(text: run.errors) }
        return run.output
    }

    private struct Failure: Error {
        let text: String
    }

    /// The untracked Swift files that Git does not ignore, from the folder where it runs.
    private func gitFiles(in below: String = "") throws -> [String] {
        try git(["ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift"], in: below).split(separator: "\0").map(String.init)
            .sorted()
    }

    private func ownFiles(in below: String = "", respectsGitIgnore: Bool = true) -> [String] {
        let start = folder.path + (below.isEmpty ? "" : "/" + below)
        let collector = SourceCollector(filter: WalkFilter(respectsGitIgnore: respectsGitIgnore), threads: 2, makeParser: fakeParser)
        return collector.collect([InputPath(start)], skipping: []).files.map { String($0.path.dropFirst(start.count + 1)) }.sorted()
    }

    private func write(_ files: [String], ignores: [String: String]) throws {
        for file in files { try folder.write("", to: file) }
        for (name, text) in ignores { try folder.write(text, to: name) }
    }

    @Test func readsFilesAsGitDoes() throws {
        _ = try git(["init", "-q", "."])
        try write(
            [
                "A.swift", "Gen/B.swift", "App/Gen/C.swift", "App/Keep/D.swift", "App/Keep/Not/E.swift", "Doc/a b.swift", "Doc/#x.swift",
                "Doc/!y.swift", "Doc/z .swift", "Out/F.swift", "App/Out/G.swift", "Deep/1/2/H.swift", "Deep/H.swift", "x\\y.swift",
            ],
            ignores: [
                ".gitignore":
                    "\u{FEFF}# a comment\n\n/Gen/\nOut\n!App/Out\n\\#x.swift\n\\!y.swift\r\nDeep/**/H.swift  \n*y.swift/\nx\\\\y.swift\n",
                "App/.gitignore": "Keep/*\n!Keep/Not/\n", ".git/info/exclude": "a b.swift\n!Gen/\n",
            ])
        #expect(ownFiles() == (try gitFiles()))
        #expect(ownFiles() == ["A.swift", "App/Gen/C.swift", "App/Keep/Not/E.swift", "App/Out/G.swift", "Doc/z .swift"])
        #expect(ownFiles(in: "App") == (try gitFiles(in: "App")))
        #expect(ownFiles(respectsGitIgnore: false).count == 14)
    }

    @Test("outside a repository nothing is ignored, and a repository within another is its own")
    func knowsRepositories() throws {
        try write(["A.swift", "Inner/A.swift", "Inner/B.swift"], ignores: [".gitignore": "A.swift\n", "Inner/.gitignore": "B.swift\n"])
        #expect(ownFiles() == ["A.swift", "Inner/A.swift", "Inner/B.swift"])
        _ = try git(["init", "-q", "Inner"])
        #expect(ownFiles() == ["A.swift", "Inner/A.swift"])
        _ = try git(["init", "-q", "."])
        #expect(ownFiles() == ["Inner/A.swift"])
        #expect(ownFiles(in: "Inner") == ["A.swift"])
    }

    @Test("a linked worktree reads the exclude file of its repository")
    func knowsWorktrees() throws {
        _ = try git(["init", "-q", "main"])
        try write(["main/A.swift"], ignores: ["main/.git/info/exclude": "B.swift\n"])
        let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        _ = try git(author + ["add", "."], in: "main")
        _ = try git(author + ["commit", "-q", "-m", "First"], in: "main")
        _ = try git(["worktree", "add", "-q", "../side"], in: "main")
        try write(["side/B.swift", "side/C.swift"], ignores: [:])
        #expect(ownFiles(in: "side") == ["A.swift", "C.swift"])
    }

    @Test func takesWhatIsNamed() throws {
        _ = try git(["init", "-q", "."])
        try write(["Gen/A.swift", "Gen/B.swift", "C.swift"], ignores: [".gitignore": "Gen/\nC.swift\nB.swift\n"])
        #expect(ownFiles() == [])
        // The folder was asked for; what the patterns say of the files in it still holds.
        #expect(ownFiles(in: "Gen") == ["A.swift"])
        let collector = SourceCollector(filter: WalkFilter(), threads: 1, makeParser: fakeParser)
        #expect(collector.collect([InputPath(folder.path + "/C.swift")], skipping: []).files.count == 1)
    }

    @Test("an ignore file that is a link or cannot be read is none")
    func readsNoLinks() throws {
        _ = try git(["init", "-q", "."])
        try write(["A.swift", "patterns", "App/A.swift"], ignores: ["patterns": "A.swift\n"])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/.gitignore", withDestinationPath: "patterns")
        try FileManager.default.createDirectory(atPath: folder.path + "/App/.gitignore", withIntermediateDirectories: false)
        #expect(ownFiles() == ["A.swift", "App/A.swift"])
        #expect(ownFiles() == (try gitFiles()))
    }

    @Test("random trees with random patterns are ignored as Git ignores them", arguments: 0..<60)
    func agreesWithGit(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let trees = RandomTree(&random)
        try write(trees.files, ignores: trees.ignores)
        _ = try git(["init", "-q", "."])
        if let exclude = trees.exclude { try folder.write(exclude, to: ".git/info/exclude") }
        let (own, real) = (ownFiles(), try gitFiles())
        #expect(own == real, "\(Set(own).symmetricDifference(real).sorted()) with \(trees.ignores) and \(trees.exclude ?? "")")
    }

    @Test("no pattern takes longer than it is worth")
    func staysFast() throws {
        let pattern = try #require(WildcardPattern(Array((String(repeating: "*a", count: 60) + "b").utf8)[...]))
        let deep = try #require(WildcardPattern(Array((String(repeating: "**/a*/", count: 40) + "b").utf8)[...]))
        let watch = Stopwatch()
        #expect(!pattern.matches(Array(String(repeating: "a", count: 4000).utf8)[...]))
        #expect(!deep.matches(Array(String(repeating: "aa/", count: 1500).utf8)[...]))
        #expect(watch.seconds < 5)
    }
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Files and patterns over few enough letters that they often meet.
struct RandomTree {
    let files: [String]
    var ignores: [String: String] = [:]
    let exclude: String?

    private static let names = ["a", "b", "ab", "ba", "abc", "a b", "é", "[a]", "!a", "#b", "a-b", "x*", "a\\b"]
    private static let pieces = [
        "a", "b", "ab", "c", "é", "*", "*", "**", "?", "/", "/", "[ab]", "[!a]", "[^b]", "[a-c]", "[[:alpha:]]", "[]a]", "[a\\]]", "\\*",
        "\\[", "\\\\", " ", "\\ ", "-", "[", "]", "!", "#", ".swift", "*.swift", "**/", "/**", "/**/",
    ]

    init(_ random: inout SeededGenerator) {
        var folders = [""]
        for _ in 0..<8 {
            guard let parent = folders.randomElement(using: &random), let name = RandomTree.names.randomElement(using: &random) else {
                continue
            }
            folders.append(parent + name + "/")
        }
        var files: Set<String> = []
        for folder in folders {
            for _ in 0..<4 { files.insert(folder + (RandomTree.names.randomElement(using: &random) ?? "") + ".swift") }
        }
        self.files = files.sorted()
        exclude = Bool.random(using: &random) ? RandomTree.patterns(&random) : nil
        for folder in folders where folder.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
            ignores[folder + ".gitignore"] = RandomTree.patterns(&random)
        }
    }

    private static func patterns(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
            let start = ["", "", "", "!", "/", "!/"].randomElement(using: &random) ?? ""
            let middle = (0..<Int.random(in: 1...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let end = ["", "", "/", " ", "\\ ", "*", ".swift"].randomElement(using: &random) ?? ""
            return start + middle + end + (Int.random(in: 0..<8, using: &random) == 0 ? "\r\n" : "\n")
        }.joined()
    }
}
