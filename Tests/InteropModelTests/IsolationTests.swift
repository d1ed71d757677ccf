import Testing

@testable import InteropModel

@Suite("Isolation of classes")
struct IsolationTests {
    private func isolation(_ text: String, of name: String = "C", settings: ProjectSettings = ProjectSettings()) throws -> Isolation {
        let project = ParsedProject.project([("App/A.swift", text)], settings: settings)
        return project.isolation(of: try #require(project.table.only(name)))
    }

    @Test(
        "is said by the class or by what it inherits",
        arguments: [
            "@MainActor class C {}",
            "@MainActor final class C: NSObject {}",
            "@objc(K) @MainActor public final class C: NSObject {}",
            "@Swift.MainActor class C {}",
            "class C: UIResponder {}",
            "class C: UIViewController {}",
            "class C: B {}\n@MainActor class B {}",
            "class C: B {}\nclass B: A {}\n@MainActor class A {}",
            "class C: B<Int> {}\n@MainActor class B<T> {}",
            "class C: Alias {}\ntypealias Alias = B<Int>\n@MainActor class B<T> {}",
            "class C: P {}\n@MainActor protocol P {}",
            "class C: NSObject, Q {}\nprotocol Q: P {}\n@MainActor protocol P {}",
            "class C: P & Q {}\n@MainActor protocol P {}\nprotocol Q {}",
            "class C: B, UITextFieldDelegate {}\n@MainActor class B {}",
        ])
    func mainActor(_ text: String) throws {
        #expect(try isolation(text) == .mainActor)
    }

    @Test(
        "is not said",
        arguments: [
            "class C {}",
            "class C: NSObject, ObservableObject {}",
            "class C: NSObject {}\nextension C: P {}\n@MainActor protocol P {}",
            "class C: NSObject {}\nextension C: UITextFieldDelegate {}",
            "class C: B {}\nclass B {}\nextension B: UITextFieldDelegate {}",
            "class C: B {}\nclass B: @unchecked Sendable {}",
            "class C: NSObject, CLLocationManagerDelegate {}",
            "class C: NSObject, StrangerDelegate {}",
            "class C: P {}\nprotocol P { @MainActor func f() }",
        ])
    func unmarked(_ text: String) throws {
        #expect(try isolation(text) == .unmarked)
    }

    @Test(
        "a nested class is not isolated by what it is nested in",
        arguments: ["@MainActor struct V { class C {} }", "@MainActor extension V { class C {} }\nstruct V {}"])
    func nested(_ text: String) throws {
        #expect(try isolation(text, of: "V.C") == .unmarked)
    }

    @Test(
        "other actors and none",
        arguments: [
            ("actor C {}", .otherActor),
            ("@Press class C {}\n@globalActor actor Press {}", .otherActor),
            ("@Press class C {}\n@globalActor enum Press {}", .otherActor),
            ("@WorkActor class C {}", .otherActor),
            ("@Observable class C {}", .unmarked),
            ("nonisolated class C {}", .nonisolated),
            ("nonisolated final class C: NSObject, UITextFieldDelegate {}", .nonisolated),
            ("final class C: Sendable {}", .nonisolated),
            ("final class C: NSObject, @unchecked Sendable {}", .nonisolated),
            ("final class C {}\nextension C: @unchecked Sendable {}", .nonisolated),
            ("class C: VendorBase {}", .unknown),
        ] as [(String, Isolation)])
    func others(_ text: String, _ expected: Isolation) throws {
        #expect(try isolation(text) == expected)
    }

    @Test(
        "is inferred from a protocol of the frameworks",
        arguments: [
            ("class C: NSObject, UITextFieldDelegate {}", .markedProtocol("UITextFieldDelegate")),
            ("class C: NSObject, @preconcurrency UITextFieldDelegate {}", .markedProtocol("UITextFieldDelegate")),
            ("class C: NSObject, UICollectionViewDelegateFlowLayout {}", .markedProtocol("UICollectionViewDelegateFlowLayout")),
            ("class C: NSObject, P {}\nprotocol P: UIScrollViewDelegate {}", .markedProtocol("UIScrollViewDelegate")),
            ("class C: B {}\nclass B: NSObject, UIScrollViewDelegate {}", .markedProtocol("UIScrollViewDelegate")),
            ("class C: NSObject, NSTableViewDelegate {}", .markedMembers("NSTableViewDelegate")),
            ("class C: NSObject, NSTableViewDelegate, WKNavigationDelegate {}", .markedProtocol("WKNavigationDelegate")),
            ("class C: NSObject, AVCapturePhotoCaptureDelegate {}", .offMainCallbacks("AVCapturePhotoCaptureDelegate")),
            ("class C: NSObject {}\nextension C: MCSessionDelegate {}", .offMainCallbacks("MCSessionDelegate")),
            ("class C: NSObject, ARSCNViewDelegate {}", .offMainCallbacks("ARSCNViewDelegate")),
        ] as [(String, Isolation.Inference)])
    func inferred(_ text: String, _ expected: Isolation.Inference) throws {
        #expect(try isolation(text) == .inferred(expected))
    }

    @Test(
        "the module's default counts where the class says nothing",
        arguments: [
            ("class C {}", .mainActor), ("class C: NSObject, UITextFieldDelegate {}", .mainActor), ("class C: VendorBase {}", .mainActor),
            ("nonisolated class C {}", .nonisolated), ("@Press class C {}\n@globalActor actor Press {}", .otherActor),
        ] as [(String, Isolation)])
    func moduleDefault(_ text: String, _ expected: Isolation) throws {
        let settings = ProjectSettings(settingsByFolder: [("App", ModuleSettings(isMainActorByDefault: true))])
        #expect(try isolation(text, settings: settings) == expected)
    }
}

@Suite("A module's default isolation")
struct ModuleDefaultTests {
    private let marks = [(path: "App/A.swift", count: 2), (path: "App/Deep/B.swift", count: 1), (path: "Kit/C.swift", count: 1)]

    private func isMainActor(_ path: String, _ modules: [(String, Bool?)], configured: Bool? = nil) -> Bool? {
        let settings = ProjectSettings(settingsByFolder: modules.map { ($0.0, ModuleSettings(isMainActorByDefault: $0.1)) })
        let configuration = [path: ModuleSettings(isMainActorByDefault: configured)]
        return settings.completed(by: configuration, nonisolatedTypes: marks).settings(forFile: path).isMainActorByDefault
    }

    @Test("three marks in the whole input, where no build file is there")
    func wholeInput() {
        #expect(isMainActor("Other/D.swift", []) == true)
    }

    @Test("three marks in the module that an unreadable build file names")
    func module() {
        #expect(isMainActor("App/D.swift", [("App", nil), ("Kit", nil)]) == true)
        #expect(isMainActor("Kit/D.swift", [("App", nil), ("Kit", nil)]) == nil)
    }

    @Test("a build file that can be read outweighs marks")
    func readable() {
        #expect(isMainActor("App/D.swift", [("App", false)]) == false)
        #expect(isMainActor("Kit/D.swift", [("Kit", true)]) == true)
    }

    @Test("the configuration outweighs build files and marks")
    func configuration() {
        #expect(isMainActor("App/D.swift", [("App", false)], configured: true) == true)
        #expect(isMainActor("Kit/D.swift", [("Kit", true)], configured: false) == false)
        #expect(isMainActor("App/D.swift", [("App", nil)], configured: false) == false)
        #expect(isMainActor("Kit/D.swift", [("Kit", nil)], configured: true) == true)
        var settings = ModuleSettings()
        settings.targets.iOS = SystemVersion(major: 17)
        let oldest = DeploymentTargets(iOS: SystemVersion(major: 15), macOS: SystemVersion(major: 13))
        let project = ProjectSettings(targetsByFolder: [("", oldest)]).completed(by: ["A.swift": settings], nonisolatedTypes: [])
        #expect(project.settings(forFile: "A.swift").targets == DeploymentTargets(iOS: SystemVersion(major: 17), macOS: oldest.macOS))
        #expect(project.settings(forFile: "B.swift").targets == oldest)
    }

    @Test("a folder's name is not the beginning of another's")
    func names() {
        #expect(isMainActor("Application/D.swift", [("App", false), ("", nil)]) == true)
    }
}
