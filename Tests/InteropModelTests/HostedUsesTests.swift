import SwiftTree
import Testing

@testable import InteropModel

@Suite("What becomes of a hosting controller")
struct HostedUsesTests {
    private func constructions(_ text: String, settings: ProjectSettings = ProjectSettings()) -> [HostingConstruction] {
        HostingConstructions(ParsedProject.project([("App/Screen.swift", text)], settings: settings)).all
    }

    private func faults(_ body: String, in superclass: String = "UIView") -> [String] {
        constructions("final class Screen: \(superclass) {\n\(body)\n}").map { construction in
            switch construction.fault {
            case .inCell: "cell"
            case .inRowView: "row"
            case .inHook(let name): name
            case .notKept: "lost"
            }
        }
    }

    @Test("it is lost where only its view stays, and kept by whatever may keep it")
    func retention() {
        let made = "let host = UIHostingController(rootView: Card())"
        #expect(faults("func show() { \(made); addSubview(host.view) }") == ["lost"])
        #expect(faults("func show() -> UIView { UIHostingController(rootView: Card()).view }") == ["lost"])
        #expect(faults("weak var kept: UIViewController?; func show() { \(made); kept = host; addSubview(host.view) }") == ["lost"])
        #expect(faults("var kept: UIViewController?; func show() { \(made); kept = host; addSubview(host.view) }").isEmpty)
        #expect(faults("func show() { \(made); addSubview(host.view); Registry.shared.take(host) }").isEmpty)
        #expect(faults("func show() -> UIViewController { \(made); addSubview(host.view); return host }").isEmpty)
        #expect(faults("var stop: () -> Void = {}; func show() { \(made); addSubview(host.view); stop = { host.dismiss() } }").isEmpty)
        #expect(
            faults("func show() { \(made); addSubview(host.view); UIView.animate(withDuration: 1) { host.view.alpha = 1 } }") == ["lost"])
    }

    @Test("one that is only measured or drawn is nobody's business")
    func measuring() {
        let made = "let host = UIHostingController(rootView: Card())"
        #expect(faults("func size() -> CGSize { \(made); return host.view.intrinsicContentSize }").isEmpty)
        #expect(faults("func size() { \(made); addSubview(host.view); host.view.removeFromSuperview() }").isEmpty)
        #expect(faults("func draw() { \(made); let box = UIView(); box.addSubview(host.view); box.layoutIfNeeded() }").isEmpty)
        #expect(faults("func make() -> UIView { \(made); let box = UIView(); box.addSubview(host.view); return box }") == ["lost"])
    }

    @Test("of several faults one is told: a cell's before a hook's, that before a lost one")
    func precedence() {
        let body = "override func layoutSubviews() { let host = UIHostingController(rootView: Card()); addSubview(host.view) }"
        #expect(faults(body) == ["layoutSubviews"])
        #expect(faults(body, in: "UITableViewCell") == ["cell"])
    }

    @Test("a cell's is none where the module runs on an iOS before 16")
    func deployment() {
        let text = """
            final class Cell: UITableViewCell {
                let host = UIHostingController(rootView: Card())
            }
            """
        func found(_ version: Int?) -> Int {
            constructions(
                text,
                settings: ProjectSettings(
                    targetsByFolder: version.map { [("App", DeploymentTargets(iOS: SystemVersion(major: $0)))] } ?? [])
            ).count
        }
        #expect(found(nil) == 1)
        #expect(found(16) == 1)
        #expect(found(15) == 0)
    }

    @Test("what one method leaves out another may do, for what a property holds")
    func containment() {
        func gaps(_ body: String) -> Int {
            let text = "final class Screen: UIViewController { let host = UIHostingController(rootView: Card())\n\(body)\n}"
            return ContainmentGaps(ParsedProject.project([("Screen.swift", text)])).all.count
        }
        #expect(gaps("func place() { view.addSubview(host.view) }") == 1)
        #expect(gaps("func adopt() { addChild(host) }\nfunc place() { view.addSubview(host.view); host.didMove(toParent: self) }") == 0)
        #expect(gaps("func adopt() { addChild(host) }\nfunc place() { view.addSubview(host.view) }") == 1)
        #expect(gaps("func give() { Registry.shared.take(host) }\nfunc place() { view.addSubview(host.view) }") == 0)
    }
}

@Suite("The oldest iOS of a module")
struct DeploymentTargetTests {
    private func oldest(_ files: [BuildFileReader.File], _ path: String) -> Int? {
        BuildFileReader.settings(of: files).settings(forFile: path).targets.iOS?.major
    }

    @Test("is read from each kind of build file")
    func kinds() {
        #expect(oldest([("Package.swift", "platforms: [.macOS(.v13), .iOS(.v15)]")], "Sources/A.swift") == 15)
        #expect(oldest([("Package.swift", "platforms: [.iOS(\"16.4\")]")], "Sources/A.swift") == 16)
        #expect(oldest([("Package.swift", "platforms: [.macOS(.v13)], x: .when(platforms: [.iOS])")], "Sources/A.swift") == nil)
        #expect(oldest([("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;")], "App/A.swift") == 14)
        #expect(oldest([("Config/Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 17.2")], "App/A.swift") == 17)
        #expect(oldest([("project.yml", "options:\n  deploymentTarget:\n    iOS: \"15.0\"\n")], "App/A.swift") == 15)
        #expect(oldest([("Project.swift", "deploymentTargets: .iOS(\"16.0\")")], "App/A.swift") == 16)
        #expect(oldest([("Project.swift", "deploymentTarget: .iOS(targetVersion: \"13.0\", devices: .iphone)")], "App/A.swift") == 13)
    }

    @Test("is that of the innermost folder that tells, and the oldest of several")
    func folders() {
        let files: [BuildFileReader.File] = [
            ("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 17.0; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"),
            ("Kit/Package.swift", "platforms: [.iOS(.v16)]"),
            ("Other/Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = $(RECOMMENDED)"),
        ]
        #expect(oldest(files, "App/A.swift") == 15)
        #expect(oldest(files, "Kit/Sources/A.swift") == 16)
        #expect(oldest(files, "Other/A.swift") == 15)
        #expect(oldest([], "A.swift") == nil)
    }
}
