import Testing

@testable import InteropModel

@Suite("Default isolation from an Xcode project")
struct XcodeProjectTests {
    /// Two targets: one with a synchronized folder, one with a list of files; the settings are put in.
    private func project(ofProject: String = "", ofApp: String = "", ofTool: String = "", base: String = "") -> BuildFileReader.File {
        (
            "src/Mill.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objects = {
                    P /* Project object */ = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = ""; targets = (A, T, ); };
                    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
                    PD = {isa = XCBuildConfiguration; \(base) buildSettings = { "A B" = "c \\" d"; \(ofProject) }; name = Debug; };
                    PR = {isa = XCBuildConfiguration; \(base) buildSettings = { \(ofProject) }; name = Release; };
                    A = {isa = PBXNativeTarget; buildConfigurationList = AL; fileSystemSynchronizedGroups = (S); name = App; };
                    AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
                    AD = {isa = XCBuildConfiguration; buildSettings = { \(ofApp) }; name = Debug; };
                    T = {isa = PBXNativeTarget; buildConfigurationList = TL; buildPhases = (TP); name = Tool; };
                    TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
                    TD = {isa = XCBuildConfiguration; buildSettings = { \(ofTool) }; name = Debug; };
                    TP = {isa = PBXSourcesBuildPhase; files = (B1); };
                    B1 = {isa = PBXBuildFile; fileRef = F1; };
                    F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
                    X1 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
                    G = {isa = PBXGroup; children = (S, GT, X1); sourceTree = "<group>"; };
                    GT = {isa = PBXGroup; children = (F1); path = Tool; sourceTree = "<group>"; };
                    S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                };
                rootObject = P /* Project object */;
            }
            """
        )
    }

    private func isMainActor(_ path: String, _ files: BuildFileReader.File...) -> Bool? {
        BuildFileReader.settings(of: files).settings(forFile: path).isMainActorByDefault
    }

    private let mainActor = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"

    @Test("a project that does not set it says no, one that sets it yes, for its whole folder")
    func projectLevel() {
        #expect(isMainActor("src/App/A.swift", project()) == false)
        #expect(isMainActor("src/App/A.swift", project(ofProject: mainActor)) == true)
        #expect(isMainActor("src/Anywhere/A.swift", project(ofProject: mainActor)) == true)
        #expect(isMainActor("other/A.swift", project(ofProject: mainActor)) == nil)
    }

    @Test("a target that differs has its own folders, and the rest is unknown")
    func targetLevel() {
        let file = project(ofApp: mainActor)
        #expect(isMainActor("src/App/Views/A.swift", file) == true)
        #expect(isMainActor("src/Tool/Main.swift", file) == false)
        #expect(isMainActor("src/Shared/A.swift", file) == nil)
        let opposite = project(ofProject: mainActor, ofTool: "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;")
        #expect(isMainActor("src/App/A.swift", opposite) == true)
        #expect(isMainActor("src/Tool/Main.swift", opposite) == false)
    }

    @Test("all targets together are the whole folder")
    func allTargets() {
        #expect(isMainActor("src/Shared/A.swift", project(ofApp: mainActor, ofTool: mainActor)) == true)
    }

    @Test("a configuration file that it is based on speaks for it")
    func configurationFile() {
        let based = project(base: "baseConfigurationReference = X1;")
        #expect(isMainActor("src/App/A.swift", based, ("src/Base.xcconfig", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")) == true)
        #expect(isMainActor("src/App/A.swift", based, ("src/Base.xcconfig", "SWIFT_VERSION = 6.0")) == false)
        let silent = ("src/Silent.xcconfig", "// SWIFT_DEFAULT_ACTOR_ISOLATION is set in Base")
        #expect(isMainActor("src/App/A.swift", based, silent) == nil)
        #expect(
            isMainActor("src/App/A.swift", project(), ("src/Other.xcconfig", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")) == false)
    }

    @Test("a package inside the project's folder speaks for itself")
    func packageInside() {
        let package = ("src/Kit/Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
        #expect(isMainActor("src/Kit/Sources/Kit/A.swift", project(ofProject: mainActor), package) == false)
    }

    @Test(
        "damage is no answer",
        arguments: ["", "{ a = SWIFT_DEFAULT_ACTOR_ISOLATION", "{ objects = { P = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; }; }"])
    func damage(_ content: String) {
        #expect(isMainActor("A.swift", ("A.xcodeproj/project.pbxproj", content)) == nil)
    }
}
