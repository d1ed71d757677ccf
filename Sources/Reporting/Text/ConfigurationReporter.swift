import Linting

/// What is wrong with a configuration, in the compiler's form.
package enum ConfigurationReporter {
    package static func text(_ error: ConfigurationError) -> String {
        let place = [error.line, error.column].compactMap { $0.map { ":\($0)" } }.joined()
        return DisplayText.escaped("\(error.path)\(place): error: \(error.message)")
    }
}
