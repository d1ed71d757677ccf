import InteropModel

/// The commented `seamlint.json` that `seamlint init` writes.
package enum ConfigurationTemplate {
    /// - Parameter folder: the project's; its build files tell the deployment target.
    package static func text(forProjectIn folder: String) -> String {
        text(targets: BuildFileSurvey.settings(below: folder).oldestTargets)
    }

    static func text(targets: DeploymentTargets) -> String {
        let known = [("iOS", targets.iOS), ("macOS", targets.macOS)].compactMap { name, version in
            version.map { "\"\(name)\": \"\($0.major).\($0.minor)\"" }
        }
        let source = known.isEmpty ? "No build file here tells it" : "This is what the build files here say"
        let targetText = known.isEmpty ? "\"iOS\": \"16.0\"" : known.joined(separator: ", ")
        return """
            // The configuration of seamlint for the files in this folder and below. Each key may be left out.
            {
              // For completion in an editor: seamlint rules --format schema > .seamlint.schema.json
              // "$schema": ".seamlint.schema.json",

              // A rule, a group (lifecycle, coordinator, hosting, observation) or all, and its level: off, info, warning or error.
              // seamlint rules lists the rules, seamlint explain RULE tells a rule's options.
              "rules": {
                // "ignores_transaction": "info",
                // "coordinator": "error",
                // "property_not_synced": { "severity": "warning", "ignore": ["placeholder", "preset*"] },
                // "unused_suppression": "warning",
              },

              // What is left out, besides what Git ignores. Patterns as in .gitignore, from this folder.
              "exclude": [
                // "Generated",
                // "**/*.generated.swift",
              ],
              // "include": ["Sources"],

              // \(source); what stands here counts first.
              // "deployment_target": { \(targetText) },
              // "default_isolation": "MainActor",

              // What makes the exit status 1: error, warning, info or never.
              "fail_on": "warning",
              // "baseline": "seamlint-baseline.json",
            }

            """
    }
}
