/// Where names are mentioned.
extension TypeTable {
    /// The files that may mention one of some names.
    struct MentioningFiles: Sendable {
        private let isMentioning: [Bool]

        fileprivate init(_ isMentioning: [Bool]) {
            self.isMentioning = isMentioning
        }

        /// - Parameter file: index into the project's files.
        func contain(_ file: Int) -> Bool { isMentioning[file] }

        var isEmpty: Bool { !isMentioning.contains(true) }
    }

    /// - Parameter names: without `$` and backticks.
    func files(mentioning names: some Sequence<String>) -> MentioningFiles {
        let words = names.map { WordFilter.Word($0) }
        return MentioningFiles(self.words.map { file in words.contains(where: file.mayContain) })
    }
}
