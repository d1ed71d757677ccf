import InteropRules
import Linting

/// `--config FILE` or `--no-config`; neither: the nearest `seamlint.json`.
struct ConfigurationOption {
    private var file: String?
    private var isOff = false

    mutating func add(_ option: String, _ value: String) throws(UsageError) {
        if option == "--config" {
            guard !value.isEmpty else { throw UsageError("--config needs a file name") }
            file = value
        } else {
            isOff = true
        }
        guard file == nil || !isOff else { throw UsageError("--config and --no-config contradict each other; take one") }
    }

    func source(catalogue: [Rule]) throws(ConfigurationErrors) -> ConfigurationSource {
        if isOff { return .none }
        let loader = ConfigurationLoader(catalogue: catalogue)
        guard let file else { return .nearest(loader) }
        return .fixed(try loader.load(named: file))
    }
}
