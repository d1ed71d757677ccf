import Findings

/// Colours for a terminal, or none.
package struct Style: Sendable {
    package let isColored: Bool

    package init(isColored: Bool) {
        self.isColored = isColored
    }

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func note(_ text: String) -> String { wrap(text, "1;36") }
    func caret(_ text: String) -> String { wrap(text, "1;32") }

    func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: wrap("error:", "1;31")
        case .warning: wrap("warning:", "1;35")
        // Clang has no word for it; editors read it as a remark.
        case .info: wrap("info:", "1;34")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
