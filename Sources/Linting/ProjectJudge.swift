import Findings
import InteropModel
import InteropRules
import SwiftTree

/// Lints one project after another, and forgets what it knew of each but for what is shown. A project of which an earlier
/// run knows all is not looked at again.
struct ProjectJudge {
    private let linter: Linter
    private let collection: SourceCollector.Collection
    private let settings: FileSettings
    /// Those that run in any file.
    private let rules: [Rule]
    private let frame: ContentHash?
    private let reader = FileReader()
    /// What could not be linted.
    private(set) var errors: Set<InputError>
    private var known: [String: RunMemory.KnownProject] = [:]
    private var isNews: Bool

    init(linter: Linter, collection: SourceCollector.Collection, settings: FileSettings, rules: [Rule]) {
        self.linter = linter
        self.collection = collection
        self.settings = settings
        self.rules = rules
        errors = Set(collection.errors)
        frame = linter.memory == nil ? nil : Self.frame(of: collection)
        isNews = false
    }

    /// What the build files and the configurations say; read only when somebody asks.
    lazy var projectSettings: ProjectSettings = linter.settings ?? linter.readSettings(collection, settings)

    /// What is to be remembered; nil where nothing is, or what is remembered already.
    var memory: RunMemory? {
        guard let old = linter.memory, isNews || known.count != old.projects.count else { return nil }
        return RunMemory(known)
    }

    mutating func look(at project: ProjectPartition.Project, _ result: inout LintResult) {
        if let remembered = recall(project, &result) { return known[project.root] = remembered }
        isNews = true
        linter.progress?.enter(.resolving)
        let resolveWatch = Stopwatch()
        let resolver = SourceResolver(threads: linter.threads, makeParser: linter.makeParser, settings: projectSettings)
        let resolution = resolver.resolve(project.files)
        result.statistics.times.resolve += resolveWatch.seconds
        result.statistics.times.merge(resolution.times)
        let raw = linter.check(resolution.project, rules, settings, &result.statistics)
        var own = LintResult()
        linter.suppress(raw, in: resolution.files, settings, &own)
        result.statistics.times.suppress += own.statistics.times.suppress
        let outcome = ProjectOutcome(
            findings: own.findings, suppressed: own.suppressed, scopes: Linter.scopes(of: own.findings, in: resolution.project.files),
            parsedFileCount: resolution.project.files.count,
            resolvedFileCount: resolution.files.count { $0.syntax != nil && $0.effect != .parse }, resolveRounds: resolution.rounds)
        result.sources.merge(Linter.sources(at: outcome.paths, in: resolution.files)) { first, _ in first }
        add(outcome, to: &result)
        errors.formUnion(resolution.errors)
        guard let frame, resolution.errors.isEmpty else { return }
        known[project.root] = RunMemory.KnownProject(
            frame: frame, queries: resolution.queries, outcome: outcome, files: Self.known(resolution.files))
    }

    private func add(_ outcome: ProjectOutcome, to result: inout LintResult) {
        result.findings += outcome.findings
        result.suppressed += outcome.suppressed
        result.scopes.merge(outcome.scopes) { first, _ in first }
        result.statistics.parsedFileCount += outcome.parsedFileCount
        result.statistics.resolvedFileCount += outcome.resolvedFileCount
        result.statistics.resolveRounds = max(result.statistics.resolveRounds, outcome.resolveRounds)
    }

    // MARK: Earlier runs

    /// Takes over what an earlier run found, if this one would find the same.
    private mutating func recall(_ project: ProjectPartition.Project, _ result: inout LintResult) -> RunMemory.KnownProject? {
        guard let frame, let old = linter.memory?.projects[project.root], old.holds(for: project.files, frame: frame, reader),
            let sources = sources(of: old.outcome, in: project.files)
        else { return nil }
        result.sources.merge(sources) { first, _ in first }
        add(old.outcome, to: &result)
        result.statistics.recalledFileCount += project.files.count
        let isSame =
            old.files.count == project.files.count
            && project.files.allSatisfy { old.files[$0.path]?.signature == $0.signature && old.files[$0.path]?.hash == $0.hash }
        if isSame { return old }
        isNews = true
        let parsed = Set(old.files.filter(\.value.wasParsed).keys)
        return RunMemory.KnownProject(
            frame: frame, queries: old.queries, outcome: old.outcome,
            files: Self.known(project.files) { parsed.contains($0.path) })
    }

    /// The texts that are shown; nil where one has changed since it was looked at.
    private func sources(of outcome: ProjectOutcome, in files: [SourceFile]) -> [String: SourceText]? {
        let paths = outcome.paths
        var sources: [String: SourceText] = [:]
        for file in files where paths.contains(file.path) {
            if let source = file.unparsedSource {
                sources[file.path] = source
            } else {
                guard let bytes = try? reader.read(file.path, isRegular: true), ContentHash(bytes) == file.hash else { return nil }
                sources[file.path] = SourceText(bytes: Array(bytes))
            }
        }
        return sources
    }

    private static func known(
        _ files: [SourceFile], isParsed: (SourceFile) -> Bool = { $0.syntax != nil }
    ) -> [String: RunMemory.KnownFile] {
        var known: [String: RunMemory.KnownFile] = [:]
        known.reserveCapacity(files.count)
        for file in files {
            guard let hash = file.hash else { continue }
            known[file.path] = RunMemory.KnownFile(
                signature: file.signature, hash: hash, byteCount: file.byteCount, effect: file.effect, declares: file.declares,
                wasParsed: isParsed(file), configuration: file.configuration?.fingerprint)
        }
        return known
    }

    /// Of the build files: what they say of one module may hold for any file.
    private static func frame(of collection: SourceCollector.Collection) -> ContentHash {
        var writer = BinaryWriter()
        for file in collection.buildFiles.sorted(by: { $0.path < $1.path }) {
            writer.write(file.path)
            writer.write(file.content)
        }
        return ContentHash(writer.bytes)
    }
}

extension Linter {
    /// What decides the outcome of a run besides the files: two runs that agree in it may share what they know.
    func kind(of input: Input) -> ContentHash {
        var writer = BinaryWriter()
        writer.write(RunCache.program)
        writer.write(AbsolutePath.currentFolder)
        writer.write(input.paths) { $0.write($1) }
        writer.write(input.excludes) { $0.write($1) }
        writer.write(input.text?.path ?? "")
        writer.write(input.respectsGitIgnore)
        writer.write(input.includesMarkdown)
        writer.write(rules.map(\.id)) { $0.write($1) }
        writer.write(directiveRules.sorted()) { $0.write($1) }
        writer.write(choice) { writer, choice in
            writer.write(choice.only?.sorted() ?? ["-"]) { $0.write($1) }
            writer.write(choice.enable.sorted()) { $0.write($1) }
            writer.write(choice.disable.sorted()) { $0.write($1) }
        }
        if case .fixed(let configuration) = configurations { writer.write(configuration.fingerprint) }
        return ContentHash(writer.bytes)
    }
}
