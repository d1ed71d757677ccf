/// The words of a configuration.
package enum ConfigurationNames {
    package static let keys = [
        "$schema", "rules", "exclude", "include", "deployment_target", "default_isolation", "fail_on", "baseline",
    ]
    package static let levels = ["off", "info", "warning", "error"]
    /// Stands for every rule.
    package static let everyRule = "all"
    package static let platforms = ["iOS", "macOS"]
    /// As the build setting `SWIFT_DEFAULT_ACTOR_ISOLATION` has them.
    package static let isolations = ["MainActor", "nonisolated"]
}
