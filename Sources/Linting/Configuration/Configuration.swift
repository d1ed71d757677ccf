import Findings
import InteropModel
import InteropRules

/// What one `seamlint.json` says.
// A class for identity: each linted file refers to its own.
package final class Configuration: Sendable {
    package static let fileName = "seamlint.json"

    /// As it is shown: from the current folder where it lies below it.
    package let path: String
    /// The folder that its patterns are relative to: absolute, with a trailing slash.
    let base: String
    /// By rule, group, or `all`.
    let rules: [String: RuleSetting]
    let exclude: [Glob]
    /// If not empty, only what matches one of them, or lies below what does.
    let include: [Glob]
    /// Over those of the build files.
    let targets: DeploymentTargets
    /// Over what the build files say.
    let isMainActorByDefault: Bool?
    /// Which severity fails a run.
    package let failOn: FailureThreshold?
    /// The file of known findings, as it can be opened from the current folder.
    package let baseline: String?

    /// Of its text and of where it holds.
    let fingerprint: ContentHash

    init(path: String, base: String, content: Content, text: [UInt8]) {
        fingerprint = ContentHash(text + Array("\(path)\0\(base)".utf8))
        self.path = path
        self.base = base
        rules = content.rules
        exclude = content.exclude
        include = content.include
        targets = content.targets
        isMainActorByDefault = content.isMainActorByDefault
        failOn = content.failOn
        baseline = content.baseline.map { name in
            // Not from where its patterns count: a file is named by another file.
            let current = AbsolutePath.currentFolder
            let folder = AbsolutePath.parent(of: AbsolutePath.joined(current, path)) ?? "/"
            return AbsolutePath.shown(AbsolutePath.joined(folder, name), from: current)
        }
    }

    /// Its keys, as they are read.
    struct Content: Sendable {
        var rules: [String: RuleSetting] = [:]
        var exclude: [Glob] = []
        var include: [Glob] = []
        var targets = DeploymentTargets()
        var isMainActorByDefault: Bool?
        var failOn: FailureThreshold?
        var baseline: String?
    }

    /// What it says of a module.
    var moduleSettings: ModuleSettings? {
        guard isMainActorByDefault != nil || targets != DeploymentTargets() else { return nil }
        var settings = ModuleSettings(isMainActorByDefault: isMainActorByDefault)
        settings.targets = targets
        return settings
    }
}

/// What a configuration says of one rule, of a group, or of all.
struct RuleSetting: Sendable, Equatable {
    var level: RuleLevel?
    var options = RuleOptions()
}

/// How much a rule weighs, or that it does not run.
enum RuleLevel: Sendable, Equatable {
    case off
    case on(Severity)
}

/// Which severity makes a run fail.
package enum FailureThreshold: Sendable, Equatable {
    case from(Severity)
    case never

    /// The severities by name, and `never`.
    package static let names = ["error", "warning", "info", "never"]

    package init?(name: String) {
        if name == "never" {
            self = .never
        } else if let severity = Severity(rawValue: name) {
            self = .from(severity)
        } else {
            return nil
        }
    }
}
