/// Where names are mentioned.
extension TypeTable {
    /// Some names, and the files that may mention one.
    struct MentionedNames: Sendable {
        let names: Set<String>
        private let words: [WordFilter.Word]
        private let isMentioning: [Bool]

        fileprivate init(_ names: Set<String>, in files: [WordFilter]) {
            let words = names.map { WordFilter.Word($0) }
            self.names = names
            self.words = words
            isMentioning = files.map { file in words.contains(where: file.mayContain) }
        }

        /// - Parameter file: index into the project's files.
        func mayStand(in file: Int) -> Bool { isMentioning[file] }

        func mayStand(in function: FunctionSite) -> Bool {
            isMentioning[function.file] && words.contains(where: function.declaration.wordFilter.mayContain)
        }

        var mayStandAnywhere: Bool { isMentioning.contains(true) }
    }

    /// - Parameter names: without `$` and backticks.
    func mentions(of names: Set<String>) -> MentionedNames {
        MentionedNames(names, in: words)
    }
}
