/// Everything that is known of the linted project: the files that were parsed, their types merged by name, and the
/// representables found among them.
package struct Project: Sendable {
    package let files: [FileSyntax]
    package let settings: ProjectSettings

    package init(files: [FileSyntax], settings: ProjectSettings) {
        self.files = files
        self.settings = settings
    }

    /// What the model would need to know more, given the files it has.
    package var missing: Set<SourceQuery> {
        []
    }
}
