// swift-tools-version: 6.1
import PackageDescription

// Data flows down this list: each module depends only on those above it (ARCHITECTURE.md).
let package = Package(
    name: "seamlint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "seamlint", targets: ["seamlint"])
    ],
    targets: [
        .systemLibrary(
            name: "CTreeSitter",
            pkgConfig: "tree-sitter",
            providers: [.apt(["libtree-sitter-dev"]), .brew(["tree-sitter"])]
        ),
        .target(
            name: "CTreeSitterSwift",
            dependencies: ["CTreeSitter"],
            // The grammar is fetched by `make bootstrap`; the unit files include it.
            exclude: ["grammar"]
        ),
        .target(name: "SwiftTree", dependencies: ["CTreeSitter", "CTreeSitterSwift"]),
        .target(name: "Findings"),
        .target(
            name: "InteropModel",
            dependencies: ["SwiftTree", "Findings"]
        ),
        .target(
            name: "InteropRules",
            dependencies: ["InteropModel", "Findings", "SwiftTree"],
            exclude: ["Pages"],
            plugins: ["EmbedPages"]
        ),
        .plugin(name: "EmbedPages", capability: .buildTool(), dependencies: ["PageEmbedder"]),
        .executableTarget(name: "PageEmbedder"),
        .target(name: "Linting", dependencies: ["InteropRules", "InteropModel", "Findings", "SwiftTree"]),
        .target(name: "Reporting", dependencies: ["Linting", "InteropRules", "Findings", "SwiftTree"]),
        .target(name: "LanguageServer", dependencies: ["Reporting", "Linting", "InteropRules", "Findings", "SwiftTree"]),
        .executableTarget(name: "seamlint", dependencies: ["LanguageServer", "Linting", "Reporting", "InteropRules"]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "SwiftTreeTests", dependencies: ["SwiftTree", "CTreeSitter"]),
        .testTarget(name: "InteropModelTests", dependencies: ["InteropModel", "SwiftTree"]),
        .testTarget(name: "InteropRulesTests", dependencies: ["InteropRules", "Linting", "Findings", "SwiftTree"]),
        .testTarget(
            name: "LintingTests", dependencies: ["Linting", "InteropRules", "InteropModel", "Findings", "SwiftTree", "TestSupport"]),
        .testTarget(
            name: "ReportingTests", dependencies: ["Reporting", "Linting", "InteropRules", "Findings", "SwiftTree", "TestSupport"]),
        .testTarget(
            name: "LanguageServerTests",
            dependencies: ["LanguageServer", "Reporting", "Linting", "InteropRules", "Findings", "SwiftTree", "TestSupport"]),
        // Depends on the command so that it is built; the tests run it as a user does.
        .testTarget(name: "CommandTests", dependencies: ["seamlint", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// `scripts/fuzz` sets this and links the library with libFuzzer. Not part of any other build.
if let sanitizers = Context.environment["SEAMLINT_FUZZ"] {
    // Optimised file by file: as a whole module, with what libFuzzer counts, it takes a quarter of an hour.
    let flags = ["-sanitize=\(sanitizers)", "-O"]
    for target in package.targets
    where ["SwiftTree", "Findings", "InteropModel", "InteropRules", "Linting", "Reporting"].contains(target.name) {
        target.swiftSettings = [.unsafeFlags(flags)]
    }
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Fuzzing/CLibFuzzer"),
        .target(
            name: "LintFuzzer",
            dependencies: ["CLibFuzzer", "Linting", "Reporting", "InteropRules", "Findings", "SwiftTree"],
            path: "Fuzzing/LintFuzzer",
            swiftSettings: [.unsafeFlags(flags)]
        ),
    ]
    package.products.append(.library(name: "LintFuzzer", type: .static, targets: ["LintFuzzer"]))
}
