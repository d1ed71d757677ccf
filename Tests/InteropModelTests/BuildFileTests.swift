import Testing

@testable import InteropModel

@Suite("Default isolation from build files")
struct BuildFileTests {
    private func isMainActor(_ path: String, _ files: BuildFileReader.File...) -> Bool? {
        BuildFileReader.settings(of: files).settings(forFile: path).isMainActorByDefault
    }

    @Test(
        "names of build files",
        arguments: [
            "Package.swift", "App/Package@swift-6.0.swift", "App.xcodeproj/project.pbxproj", "Config/App.xcconfig", "project.yml",
            "App/Info.plist",
            "specs/app.yaml", "Project.swift",
        ])
    func names(_ path: String) {
        #expect(BuildFileReader.isBuildFile(path))
    }

    @Test("other names", arguments: ["App.swift", "MyPackage.swift", ".swiftlint.yml", "Settings.plist", "Package.resolved"])
    func otherNames(_ path: String) {
        #expect(!BuildFileReader.isBuildFile(path))
    }

    @Test("no build file says nothing")
    func nothing() {
        #expect(BuildFileReader.settings(of: []).settings(forFile: "App/A.swift").isMainActorByDefault == nil)
    }

    static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let shared: [SwiftSetting] = [
            .enableUpcomingFeature("ExistentialAny"),
            .defaultIsolation(MainActor.self),
        ]

        let package = Package(
            name: "Ferry",
            targets: [
                .target(name: "FerryUI", swiftSettings: [.defaultIsolation(MainActor.self)]),
                .target(name: "FerryShared", dependencies: [.target(name: "FerryUI")], swiftSettings: shared),
                .target(name: "FerryNet", dependencies: ["FerryUI"], path: "Network" /* .defaultIsolation(MainActor.self) */),
                .target(name: "FerryCore", swiftSettings: [.defaultIsolation(nil)]),
                .testTarget(name: "FerryUITests", dependencies: ["FerryUI"]),
            ]
        )
        """

    @Test(
        "a package says it for each target",
        arguments: [
            ("kit/Sources/FerryUI/Map/Pane.swift", true), ("kit/Sources/FerryShared/A.swift", true), ("kit/Network/A.swift", false),
            ("kit/Sources/FerryCore/A.swift", false), ("kit/Tests/FerryUITests/A.swift", false), ("kit/Plugins/A.swift", nil),
            ("other/A.swift", nil),
        ] as [(String, Bool?)])
    func package(_ path: String, _ expected: Bool?) {
        #expect(isMainActor(path, ("kit/Package.swift", Self.manifest)) == expected)
    }

    @Test("a loop over all targets reaches them all")
    func packageLoop() {
        let manifest = """
            let package = Package(name: "Quay", targets: [.target(name: "Quay"), .target(name: "Pier")])
            for target in package.targets {
                target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)]
            }
            """
        #expect(isMainActor("Sources/Pier/A.swift", ("Package.swift", manifest)) == true)
        let filtered = manifest.replacing("package.targets", with: "package.targets where target.name == chosen")
        #expect(isMainActor("Sources/Pier/A.swift", ("Package.swift", filtered)) == nil)
    }

    @Test("the compiler's own flag counts, and a lone target may stand right in Sources")
    func packageFlags() {
        let manifest = """
            let package = Package(name: "Quay", targets: [
                .executableTarget(name: "Quay", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])])
            ])
            """
        #expect(isMainActor("Sources/A.swift", ("Package.swift", manifest)) == true)
    }

    @Test("an xcconfig that nothing refers to speaks of its folder, and of the one above a settings folder")
    func looseConfiguration() {
        let file = ("App/Configs/Base.xcconfig", "// ours\nSWIFT_VERSION = 6.0\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor // see notes\n")
        #expect(isMainActor("App/Views/A.swift", file) == true)
        #expect(isMainActor("Tool/A.swift", file) == nil)
    }

    static let specification = """
        name: Kiosk
        settings:
          base:
            SWIFT_VERSION: "6.0"
        targets:
          Kiosk:
            type: application
            sources:
              - Kiosk
              - path: Shared # both
            settings:
              SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
          KioskNet:
            sources: [Network]
            settings:
              base:
                PRODUCT_NAME: Net
        """

    @Test(
        "an XcodeGen file says it for each target",
        arguments: [
            ("Kiosk/A.swift", true), ("Shared/A.swift", true), ("Network/A.swift", false), ("Loose/A.swift", nil),
        ] as [(String, Bool?)])
    func specification(_ path: String, _ expected: Bool?) {
        #expect(isMainActor(path, ("project.yml", Self.specification)) == expected)
    }

    @Test("an XcodeGen file says it for all targets, or by its configuration files")
    func specificationBase() {
        let base = Self.specification.replacing("SWIFT_VERSION: \"6.0\"", with: "SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor")
        #expect(isMainActor("Loose/A.swift", ("project.yml", base)) == true)
        let byFile = """
            configFiles:
              Debug: Config/Debug.xcconfig
              Release: Config/Release.xcconfig
            targets:
              Kiosk:
                sources: Kiosk
                platform: iOS
            """
        let include = "#include \"Base.xcconfig\"\n"
        #expect(
            isMainActor(
                "Kiosk/A.swift", ("project.yml", byFile), ("Config/Debug.xcconfig", include), ("Config/Release.xcconfig", include),
                ("Config/Base.xcconfig", "SWIFT_DEFAULT_ACTOR_ISOLATION=MainActor")) == true)
        #expect(isMainActor("A.swift", ("ci.yml", "on: push\njobs:\n  test:\n    steps:\n      - run: make\n")) == nil)
    }

    @Test("a Tuist project says it for all targets or for each")
    func tuist() {
        let manifest = """
            import ProjectDescription
            let project = Project(
                name: "Lodge",
                targets: [
                    .target(name: "Lodge", product: .app, sources: ["Lodge/Sources/**"],
                        settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])),
                    .target(name: "LodgeKit", product: .framework, sources: ["Kit/**/*.swift"], settings: .settings(base: ["A": "B"])),
                ]
            )
            """
        #expect(isMainActor("Lodge/Sources/A.swift", ("Project.swift", manifest)) == true)
        #expect(isMainActor("Kit/A.swift", ("Project.swift", manifest)) == false)
        #expect(isMainActor("Other/A.swift", ("Project.swift", manifest)) == nil)
        let whole = manifest.replacing(
            "name: \"Lodge\",\n    targets",
            with: "name: \"Lodge\",\n    settings: .settings(base: [\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"MainActor\"]),\n    targets")
        #expect(isMainActor("Kit/A.swift", ("Project.swift", whole)) == true)
        let helper = "let project = Project(name: \"Lodge\", settings: .shared, targets: Target.everything())"
        #expect(isMainActor("Kit/A.swift", ("Project.swift", helper)) == nil)
    }
}
