import Findings
import InteropRules
import Linting

/// What a server works with, as its command line says.
package struct ServerSettings: Sendable {
    /// Which rules run; its configurations come from `configurations`.
    package var linter: Linter
    /// What is left out of each folder.
    package var input: Linter.Input
    /// Makes the configurations anew whenever they may have changed.
    package var configurations: @Sendable () throws(ConfigurationErrors) -> ConfigurationSource
    /// What weighs less is not shown; nil: as the command does, warnings and what the configuration fails for.
    package var minimum: Severity?

    /// - Parameters: as the properties of the same names.
    package init(
        linter: Linter, input: Linter.Input,
        configurations: @escaping @Sendable () throws(ConfigurationErrors) -> ConfigurationSource, minimum: Severity? = nil
    ) {
        self.linter = linter
        self.input = input
        self.configurations = configurations
        self.minimum = minimum
    }
}
