import Linting

/// `--color`.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// - Parameters:
    ///   - environment: looks a variable up.
    ///   - isTerminal: whether a person looks at it.
    func isColored(environment: (String) -> String?, isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if let value = environment("NO_COLOR"), !value.isEmpty { return false }
            if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
            return isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
        }
    }
}
