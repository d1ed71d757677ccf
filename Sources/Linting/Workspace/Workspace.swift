import Findings
import InteropModel
import SwiftTree

/// A folder that is linted again and again while people work in it. It is walked once; what the walk gave is kept, and a
/// file that has changed is looked at alone.
///
/// Texts that stand for files are set by path; all paths are absolute, below `folder`.
// A class for identity: it owns the trees of the documents. Used by one thread.
package final class Workspace {
    /// Makes the configurations anew, for they may have changed.
    package typealias ConfigurationMaker = () throws(ConfigurationErrors) -> ConfigurationSource

    /// Absolute, without a trailing slash, but for the root.
    package let folder: String
    /// What is wrong with the configurations. As long as there is something, those that were right before hold.
    package private(set) var configurationErrors: [ConfigurationError] = []
    /// Why no baseline is compared with, though one is named.
    package private(set) var baselineError: BaselineError?
    /// Which severity the folder's configuration says to fail.
    package private(set) var failOn: FailureThreshold?

    private var linter: Linter
    private let input: Linter.Input
    private let makeConfigurations: ConfigurationMaker
    private var collection = SourceCollector.Collection()
    /// Where in `collection` each file is.
    private var places: [String: Int] = [:]
    private var texts: [String: [UInt8]] = [:]
    private let parsed = ParsedFiles()
    private let documents = DocumentParser()
    private var baseline: (path: String, content: Baseline)?
    private var isScanned = false

    /// Reads nothing yet; `scan` does.
    ///
    /// - Parameters:
    ///   - folder: absolute.
    ///   - input: what is left out; its paths are not looked at.
    package init(folder: String, linter: Linter, input: Linter.Input, configurations: @escaping ConfigurationMaker) {
        self.folder = InputPath.tidied(folder)
        self.linter = linter
        var input = input
        input.paths = [self.folder]
        self.input = input
        makeConfigurations = configurations
        self.linter.keepsTexts = true
        self.linter.makeParser = parsed.remembering(linter.makeParser)
    }

    /// The path under which a walk of the folder comes upon a file, links followed; nil for one that lies elsewhere.
    package func spelling(of path: String) -> String? {
        var canonical = CanonicalPaths()
        let spelled = SpelledPaths([folder], &canonical)
        return spelled.spellings(of: canonical.target(path)).first
    }

    /// Walks the folder and reads all that may matter in it.
    package func scan() {
        var input = input
        input.changedTexts = texts
        input.addedPaths = texts.keys.filter { access($0, F_OK) != 0 }.sorted()
        let old = linter.configurations
        do throws(ConfigurationErrors) {
            linter.configurations = try makeConfigurations()
        } catch {
            return refuse(error.all, keeping: old)
        }
        let found = linter.collect(Linter.paths(of: input), input)
        guard found.configurationErrors.isEmpty else { return refuse(Linter.sorted(found.configurationErrors), keeping: old) }
        configurationErrors = []
        collection = found
        isScanned = true
        notePlaces()
        readBaseline()
    }

    private func refuse(_ errors: [ConfigurationError], keeping old: ConfigurationSource) {
        configurationErrors = errors
        linter.configurations = old
    }

    /// A text that stands for a file, on disk or not; nil: what is on disk counts again.
    package func setText(_ text: [UInt8]?, of path: String) {
        texts[path] = text
        if text == nil { documents.forget(path) }
        look(at: path)
    }

    /// Looks again at a file that may have changed, come or gone on disk.
    package func refresh(_ path: String) {
        if texts[path] == nil { look(at: path) }
    }

    /// Lints the folder as it is known.
    package func lint() -> LintResult {
        guard isScanned else {
            var result = LintResult()
            result.configurationErrors = configurationErrors
            return result
        }
        var (result, _) = linter.judge(collection, of: Linter.paths(of: input))
        var input = input
        input.changedTexts = texts
        baseline?.content.apply(to: &result, path: baseline?.path ?? "", input: input)
        return result
    }

    // MARK: One file

    private func look(at path: String) {
        guard isScanned else { return }
        collection.errors.removeAll { $0.path == path }
        do throws(ConfigurationErrors) {
            guard exists(path), let found = try found(path) else { return remove(path) }
            collection.errors += found.errors
            guard let file = found.files.first else { return remove(path) }
            if let place = places[path] {
                collection.files[place] = file
            } else {
                collection.files.append(file)
                collection.files.sort { PathOrder.precedes($0.path, $1.path) }
                notePlaces()
            }
        } catch {
            // Of a folder that was not there when the folder was walked.
            configurationErrors += error.all.filter { !configurationErrors.contains($0) }
            remove(path)
        }
    }

    /// nil where a walk would leave the file out.
    private func found(_ path: String) throws(ConfigurationErrors) -> SourceCollector.Collection? {
        let (configuration, projectRoot): (Configuration?, String?)
        if let place = places[path] {
            (configuration, projectRoot) = (collection.files[place].configuration, collection.files[place].projectRoot)
        } else {
            let collector = linter.collector(input)
            let folder = InputPath(folder)
            guard let context = try collector.filter.context(ofMissing: path, below: folder, collector.discovery, FileReader()) else {
                return nil
            }
            (configuration, projectRoot) = (context.configuration, context.projectRoot)
        }
        let text = texts[path]
        var worker = CollectorWorker(parse: text == nil ? linter.makeParser() : documentParser, keepsTexts: true)
        worker.projectRoot = projectRoot
        if let text {
            worker.look(atText: text, path: path, configuration: configuration)
        } else {
            worker.look(at: path, isRegular: true, configuration: configuration)
        }
        // At once, for here the parser is the one that knows the text as it was.
        for index in worker.found.files.indices {
            var file = worker.found.files[index]
            worker.prepare(&file)
            worker.found.files[index] = file
        }
        return worker.found
    }

    private var documentParser: FileParser {
        { [parsed, documents] (path: String, source: SourceText) throws(InputError) -> FileSyntax in
            let syntax = try documents.parse(path, source)
            parsed.remember(syntax, of: path)
            return syntax
        }
    }

    /// A link is no file of the folder.
    private func exists(_ path: String) -> Bool {
        var status = stat()
        return texts[path] != nil || (lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
    }

    private func remove(_ path: String) {
        parsed.forget(path)
        guard let place = places[path] else { return }
        collection.files.remove(at: place)
        notePlaces()
    }

    private func notePlaces() {
        places = Dictionary(collection.files.indices.map { (collection.files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func readBaseline() {
        (baseline, baselineError, failOn) = (nil, nil, nil)
        guard let configuration = try? linter.configurations.configuration(forFolder: folder) else { return }
        failOn = configuration.failOn
        guard let path = configuration.baseline else { return }
        do throws(BaselineError) {
            baseline = (path, try BaselineReader(path: path, knownRules: linter.knownRules).read())
        } catch {
            baselineError = error
        }
    }
}

extension Workspace {
    /// What a change of one file on disk means.
    package enum Effect {
        /// Nothing that is looked at.
        case nothing
        /// The file is looked at again.
        case file
        /// Which files are linted, and how, may have changed: the folder is walked again.
        case everything
    }

    /// What a change of the file at `path` means for a folder that it lies in.
    package static func effect(ofChangeIn path: String) -> Effect {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        if BuildFileReader.isBuildFile(name) || name == GitIgnoreFiles.name { return .everything }
        // A configuration, or a baseline, whatever it is called.
        if name.hasSuffix(".json") { return .everything }
        return name.hasSuffix(".swift") ? .file : .nothing
    }

    /// The text of a file on disk, without a byte order mark; nil where it cannot be read.
    package static func text(of path: String) -> SourceText? {
        (try? FileReader().copy(of: path)).map { SourceText(bytes: $0) }
    }
}
