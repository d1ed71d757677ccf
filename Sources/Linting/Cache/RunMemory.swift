import Findings
import InteropModel

/// What an earlier run over the same paths, with the same rules, found out: of each file what a look at its bytes tells,
/// of each project its findings.
struct RunMemory: Sendable {
    /// One file as it was.
    struct KnownFile: Sendable {
        /// nil where the content alone can tell whether it has changed.
        let signature: FileSignature?
        let hash: ContentHash
        let byteCount: Int
        let effect: Trigger.Effect?
        let declares: DeclaredNames
        /// Whether it was part of the model in the end.
        let wasParsed: Bool
        /// Of the configuration that held for it.
        let configuration: ContentHash?

        /// Whether another content may mean other findings, whatever it is.
        var matters: Bool { wasParsed || effect != nil }
    }

    /// One project as it was.
    struct KnownProject: Sendable {
        /// Of everything besides its files and their configurations that decides what is found.
        let frame: ContentHash
        /// All that the model asked for: a file that answers none of it changes nothing.
        let queries: Set<SourceQuery>
        let outcome: ProjectOutcome
        /// By path.
        let files: [String: KnownFile]
    }

    /// By root.
    var projects: [String: KnownProject] = [:]

    /// - Parameter path: as the file is found.
    func file(_ path: String) -> KnownFile? {
        byPath[path]
    }

    private var byPath: [String: KnownFile] = [:]

    init(_ projects: [String: KnownProject] = [:]) {
        self.projects = projects
        byPath.reserveCapacity(projects.values.reduce(0) { $0 + $1.files.count })
        for project in projects.values { byPath.merge(project.files) { first, _ in first } }
    }
}

extension RunMemory {
    /// The same, where a file that changed after `moment` is told by its content alone.
    ///
    /// - Parameter moment: nanoseconds since 1970.
    func settled(before moment: Int64) -> RunMemory {
        RunMemory(
            projects.mapValues { project in
                KnownProject(
                    frame: project.frame, queries: project.queries, outcome: project.outcome,
                    files: project.files.mapValues { $0.settled(before: moment) })
            })
    }
}

extension RunMemory.KnownFile {
    fileprivate func settled(before moment: Int64) -> Self {
        guard let signature, !signature.isSettled(before: moment) else { return self }
        return Self(
            signature: nil, hash: hash, byteCount: byteCount, effect: effect, declares: declares, wasParsed: wasParsed,
            configuration: configuration)
    }
}

/// What came of one project.
struct ProjectOutcome: Sendable {
    /// Sorted.
    var findings: [Finding] = []
    /// Sorted.
    var suppressed: [Finding] = []
    /// As in `LintResult`.
    var scopes: [Location: String] = [:]
    var parsedFileCount = 0
    var resolvedFileCount = 0
    var resolveRounds = 0

    /// The files that findings and what belongs to them point into.
    var paths: Set<String> {
        Set(
            (findings + suppressed).flatMap { finding in
                [finding.location.path] + finding.notes.map(\.location.path) + (finding.fix?.edits ?? []).map(\.location.path)
            })
    }
}

extension RunMemory.KnownProject {
    /// Whether a run over `files` would find the same.
    ///
    /// - Parameters:
    ///   - files: those of the project, as they are now.
    ///   - reader: for the texts of changed files, which are not kept.
    func holds(for files: [SourceFile], frame: ContentHash, _ reader: FileReader) -> Bool {
        guard frame == self.frame else { return false }
        let index = QueryIndex(queries, in: files.lazy.map(\.declaresForModel))
        var mattering = 0
        var nonisolatedTypes = 0
        for file in files {
            let known = self.files[file.path]
            nonisolatedTypes += file.declares.nonisolatedTypes
            if let known, known.matters {
                guard file.hash == known.hash, file.configuration?.fingerprint == known.configuration else { return false }
                mattering += 1
            } else if known == nil || file.hash != known?.hash {
                guard isWithoutEffect(file, index, reader) else { return false }
                guard file.declares.nonisolatedTypes == known?.declares.nonisolatedTypes ?? 0 else { return false }
            }
        }
        return mattering == self.files.values.count(where: \.matters)
            && nonisolatedTypes == self.files.values.reduce(0) { $0 + $1.declares.nonisolatedTypes }
    }

    /// A new or changed file that the model would not look at.
    private func isWithoutEffect(_ file: SourceFile, _ index: QueryIndex, _ reader: FileReader) -> Bool {
        file.effect == nil
            && (!file.mayAnswer
                || !index.isAnswered(by: file.declares) && (!index.asksForText || !SourceResolver.holds(index, file, reader)))
    }
}
