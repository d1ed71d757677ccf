import Findings
import InteropModel
import InteropRules
import SwiftTree

/// The pipeline: discover → read → scan → parse → index → resolve → check → suppress.
package struct Linter: Sendable {
    /// Those that may run.
    package var rules: [Rule]
    /// Which of them run where; if nil, all do everywhere, and those of `directiveRules`.
    package var choice: RuleChoice?
    package var configurations = ConfigurationSource.none
    /// The names that a suppression may bear, whether they run or not.
    package var knownRules: [String]
    package var directiveRules: Set<String> = [DirectiveRule.unknown.id]
    /// If nil, read from the build files beside and above the sources, and from the sources' own marks.
    package var settings: ProjectSettings?
    package var threads = Linter.processorCount
    package var makeParser: FileParserFactory
    /// Where what is found out is kept for the next run; nil: nowhere.
    package var cache: RunCache?
    /// What an earlier run knew; nil where nothing is to be remembered.
    var memory: RunMemory?
    /// Whether the text of every file is kept, so that nothing is read twice.
    var keepsTexts = false
    /// Where a run tells how far it is; nil: nobody wants to know.
    package var progress: Progress?

    package static var processorCount: Int { Workers.processorCount }

    package init(rules: [Rule], knownRules: [String]? = nil, makeParser: @escaping FileParserFactory) {
        self.rules = rules
        self.knownRules = (knownRules ?? rules.map(\.id)) + DirectiveRule.all.map(\.id)
        self.makeParser = makeParser
    }

    /// What to lint.
    package struct Input: Sendable {
        /// Files and folders as the user named them.
        package var paths: [String]
        /// File names to leave out below folders. A file that is named itself is always linted.
        package var excludes: [String]
        /// Whether what Git ignores is left out, too.
        package var respectsGitIgnore = true
        /// A text that stands for the file of its name, on disk or not.
        package var text: (path: String, bytes: [UInt8])?
        /// Texts that stand for what is on disk, by the paths as files are found; used for nothing that is not found.
        package var changedTexts: [String: [UInt8]] = [:]
        /// Those of `changedTexts` that no walk can find, for they are not on disk. Linted where a walk would have found them.
        package var addedPaths: [String] = []
        /// What git knows, where nothing else is to be linted or to be known.
        var tracked: TrackedFiles?
        /// Whether the Swift blocks of Markdown files below the folders are linted, too.
        package var includesMarkdown = false

        package init(paths: [String], excludes: [String] = [], text: (path: String, bytes: [UInt8])? = nil) {
            self.paths = paths
            self.excludes = excludes
            self.text = text
        }
    }

    /// Lints. Never fails as a whole: what could not be linted is in the result.
    package func lint(_ input: Input) -> LintResult {
        let watch = Stopwatch()
        var linter = self
        // One text by itself is done before a second thread would have begun.
        if input.paths.isEmpty { linter.threads = 1 }
        let start = FileSignature.now
        // One text by itself is looked at sooner than anything could be recalled.
        let kind = cache == nil || input.paths.isEmpty ? nil : self.kind(of: input)
        if let cache, let kind { linter.memory = cache.memory(of: kind) }
        let paths = Linter.paths(of: input)
        var (result, memory) = linter.judge(linter.collect(paths, input), of: paths)
        result.statistics.seconds = watch.seconds
        if let cache, let kind, let memory { cache.keep(memory.settled(before: start), of: kind) }
        return result
    }

    /// Each once.
    static func paths(of input: Input) -> [InputPath] {
        var seen: Set<String> = []
        return input.paths.filter { seen.insert(InputPath.tidied($0)).inserted }.map(InputPath.init)
    }

    /// The second half, from what the first has found.
    ///
    /// - Parameter paths: what was looked at.
    /// - Returns: the second is what is to be remembered; nil where it is what is remembered already.
    func judge(_ collection: SourceCollector.Collection, of paths: [InputPath]) -> (LintResult, RunMemory?) {
        var result = LintResult()
        result.configurationErrors = Linter.sorted(collection.configurationErrors)
        guard result.configurationErrors.isEmpty else { return (result, nil) }
        let settings = FileSettings(collection.files + collection.documents.flatMap(\.blocks), rules: rules, choose: choose)
        result.emptyFolders = paths.filter { $0.isFolderWithout(collection) }.map(\.path)
        result.statistics.times = collection.times
        result.statistics.fileCount = collection.files.count + collection.documents.count
        result.statistics.byteCount = collection.byteCount
        result.statistics.threads = threads

        let activeIDs = settings.activeIDs
        result.rules = rules.filter { activeIDs.contains($0.id) }
        result.settings = settings
        result.files = collection.files.map(\.path)
        var judge = ProjectJudge(linter: self, collection: collection, settings: settings, rules: result.rules)
        for project in ProjectPartition(collection.files, buildFiles: collection.buildFiles).projects { judge.look(at: project, &result) }
        result.errors = judge.errors.sorted { ($0.path, $0.message) < ($1.path, $1.message) }
        result.findings.sort(by: Finding.precedes)
        result.suppressed.sort(by: Finding.precedes)
        if !collection.documents.isEmpty { lint(collection.documents, judge.projectSettings, settings, into: &result) }
        result.countFindings()
        return (result, judge.memory)
    }

    func collector(_ input: Input) -> SourceCollector {
        let filter = WalkFilter(
            excludes: input.excludes.map(Glob.init), configurations: configurations, respectsGitIgnore: input.respectsGitIgnore)
        return SourceCollector(
            discovery: FileDiscovery(includesMarkdown: input.includesMarkdown), filter: filter, threads: threads, makeParser: makeParser,
            changedTexts: input.changedTexts, keepsTexts: keepsTexts, memory: memory, progress: progress)
    }

    /// The first half: everything that is read.
    func collect(_ paths: [InputPath], _ input: Input) -> SourceCollector.Collection {
        let collector = collector(input)
        let filter = collector.filter
        progress?.enter(.reading)
        let textPath = input.text.map { InputPath.tidied($0.path) }
        var collection = collector.collect(paths, skipping: textPath.map { [$0] } ?? [])
        if let text = input.text, let path = textPath {
            do throws(ConfigurationErrors) {
                let configuration = try filter.configuration(forFile: path)
                // By itself it is a project, whatever lies around it.
                let root = paths.isEmpty ? nil : ProjectRoots.around(file: path)
                collection.merge(look(at: text.bytes, path: path, configuration, projectRoot: root))
            } catch {
                collection.configurationErrors.append(error)
            }
        }
        for path in input.addedPaths { collection.merge(addition(path, input, below: paths, collector)) }
        if let tracked = input.tracked {
            collection.files.removeAll { !tracked.contains($0.path) }
            collection.documents.removeAll { !tracked.contains($0.path) }
        }
        collection.files.sort { PathOrder.precedes($0.path, $1.path) }
        // A file may have been found below two of the given folders.
        var last: String?
        collection.files.removeAll { file in
            defer { last = file.path }
            return file.path == last
        }
        let documents = Dictionary(collection.documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        collection.documents = documents.values.sorted { PathOrder.precedes($0.path, $1.path) }
        return collection
    }

    private func choose(_ configuration: Configuration?) -> ActiveRules {
        choice?.active(under: configuration) ?? ActiveRules(all: rules.map(\.id) + directiveRules)
    }

    /// One file's errors once, however often it was come upon.
    static func sorted(_ errors: [ConfigurationErrors]) -> [ConfigurationError] {
        var seen: Set<ConfigurationError> = []
        return errors.flatMap(\.all).filter { seen.insert($0).inserted }.sorted { left, right in
            (left.path, left.line ?? 0, left.column ?? 0, left.message) < (right.path, right.line ?? 0, right.column ?? 0, right.message)
        }
    }

    func readSettings(_ collection: SourceCollector.Collection, _ settings: FileSettings) -> ProjectSettings {
        var seen: Set<String> = []
        let files = collection.buildFiles.filter { seen.insert($0.path).inserted }.sorted { PathOrder.precedes($0.path, $1.path) }
        return BuildFileReader.settings(of: files).completed(
            by: settings.moduleSettings, nonisolatedTypes: collection.files.map { ($0.path, $0.declares.nonisolatedTypes) })
    }

    /// A file that is not on disk, where a walk would have found it.
    private func addition(
        _ path: String, _ input: Input, below paths: [InputPath], _ collector: SourceCollector
    ) -> SourceCollector.Collection {
        var collection = SourceCollector.Collection()
        do throws(ConfigurationErrors) {
            let reader = FileReader()
            for given in paths {
                guard let context = try collector.filter.context(ofMissing: path, below: given, collector.discovery, reader) else {
                    continue
                }
                return look(
                    at: input.changedTexts[path] ?? [], path: path, context.configuration, projectRoot: context.projectRoot)
            }
        } catch {
            collection.configurationErrors.append(error)
        }
        return collection
    }

    private func look(
        at bytes: [UInt8], path: String, _ configuration: Configuration?, projectRoot: String?
    ) -> SourceCollector.Collection {
        let look = { @Sendable [makeParser, memory] in
            var worker = CollectorWorker(parse: makeParser(), memory: memory)
            worker.projectRoot = projectRoot
            worker.look(atText: bytes, path: path, configuration: configuration)
            return worker.found
        }
        // The blocks of a document are parsed at once, which needs a worker's stack.
        return MarkdownDocument.isMarkdown(path) ? Workers.value(look) : look()
    }

    func check(_ project: Project, _ rules: [Rule], _ settings: FileSettings, _ statistics: inout Statistics) -> [Finding] {
        guard !project.files.isEmpty else { return [] }
        let watch = Stopwatch()
        defer { statistics.times.check += watch.seconds }
        progress?.enter(.checking, total: rules.count)
        let passes = Workers.map(rules, threads: threads, state: {}) { [progress] _, rule in
            let watch = Stopwatch()
            defer { progress?.advance(by: 1) }
            return (findings: rule.findings(in: project, options: settings.options(of: rule)), seconds: watch.seconds)
        }
        for (rule, pass) in zip(rules, passes) { statistics.ruleSeconds[rule.id, default: 0] += pass.seconds }
        return Linter.readable(passes.flatMap(\.findings), in: project).compactMap(settings.weighed)
    }

    /// Without the findings that start where the parser could make nothing of the text.
    static func readable(_ findings: [Finding], in project: Project) -> [Finding] {
        let unreadable = Dictionary(
            project.files.lazy.filter { !$0.errorRanges.isEmpty }.map { ($0.path, $0.errorRanges) }, uniquingKeysWith: { first, _ in first }
        )
        return findings.filter { finding in
            let start = finding.location.start
            return !(unreadable[finding.location.path] ?? []).contains { $0.start <= start && start < $0.end }
        }
    }

    static func sources(at paths: Set<String>, in files: [SourceFile]) -> [String: SourceText] {
        var sources: [String: SourceText] = [:]
        for file in files where paths.contains(file.path) { sources[file.path] = file.source }
        return sources
    }
}

extension Linter {
    /// Parts what a comment silences from what is shown, and adds what is wrong with the comments.
    func suppress(_ raw: [Finding], in files: [SourceFile], _ settings: FileSettings, _ result: inout LintResult) {
        let watch = Stopwatch()
        let byPath = Dictionary(grouping: raw, by: \.location.path)
        let scan = TriggerScan([Trigger(word: Directive.marker, effect: .keep)])
        for file in files {
            let findings = byPath[file.path] ?? []
            guard let source = file.source, source.bytes.withUnsafeBytes(scan.effect) != nil else {
                result.findings += findings
                continue
            }
            var suppressions = Suppressions(path: file.path, source: source, knownRules: knownRules)
            for finding in findings.sorted(by: Finding.precedes) + suppressions.findings.compactMap(settings.weighed) {
                if suppressions.suppress(finding) { result.suppressed.append(finding) } else { result.findings.append(finding) }
            }
            let (unused, silenced) = suppressions.unused(ranRules: settings.active(in: file.path).ids)
            result.findings += unused.compactMap(settings.weighed)
            result.suppressed += silenced.compactMap(settings.weighed)
        }
        result.findings.sort(by: Finding.precedes)
        result.suppressed.sort(by: Finding.precedes)
        result.statistics.times.suppress += watch.seconds
    }
}
