/// What is wrong with a configuration, and where.
package struct ConfigurationError: Error, Hashable, Sendable {
    /// As it is shown.
    package let path: String
    /// From 1; nil where the file could not be read at all.
    package let line: Int?
    /// From 1, in UTF-8 bytes.
    package let column: Int?
    /// What was found, and what to write instead.
    package let message: String

    init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }
}

/// All that is wrong with one configuration, in the order of the file.
package struct ConfigurationErrors: Error, Equatable, Sendable {
    package let all: [ConfigurationError]

    package init(all: [ConfigurationError]) {
        self.all = all
    }
}
