import InteropModel
import SwiftTree

/// The first half of the pipeline: finds the files and reads each once. One pass on all threads: a folder's files are read
/// while other folders are still being listed.
struct SourceCollector: Sendable {
    var discovery = FileDiscovery()
    let filter: WalkFilter
    let threads: Int
    let makeParser: FileParserFactory
    /// Texts that stand for what is on disk.
    var changedTexts: [String: [UInt8]] = [:]
    /// Whether the text of every file is kept.
    var keepsTexts = false
    /// What an earlier run knew; nil where nothing is to be remembered.
    var memory: RunMemory?
    var progress: Progress?

    /// What one pass found; without any order.
    struct Collection: Sendable {
        var files: [SourceFile] = []
        var documents: [MarkdownDocument] = []
        var errors: [InputError] = []
        var times = StageTimes()
        var byteCount = 0
        var buildFiles: [BuildFileReader.File] = []
        var configurationErrors: [ConfigurationErrors] = []

        mutating func merge(_ other: Collection) {
            files += other.files
            documents += other.documents
            errors += other.errors
            times.merge(other.times)
            byteCount += other.byteCount
            buildFiles += other.buildFiles
            configurationErrors += other.configurationErrors
        }
    }

    private enum Task: Sendable {
        case folder(String, WalkContext)
        case files(ArraySlice<String>, isRegular: Bool, Configuration?, projectRoot: String?)
        case buildFiles([String])
        /// Above what is linted: only the build files that lie directly in it count.
        case folderAbove(String)
    }

    /// Small enough that a large folder is shared among the threads.
    private static let batch = 32

    /// - Parameters:
    ///   - paths: files and folders as the user gave them, tidied.
    ///   - skipped: paths whose content comes from elsewhere (standard input).
    func collect(_ paths: [InputPath], skipping skipped: Set<String>) -> Collection {
        var first = Collection()
        var tasks: [Task] = []
        // Many files of one folder may be named: it is asked about once.
        var roots: [String?: String?] = [:]
        for path in paths {
            do throws(ConfigurationErrors) {
                switch path.kind {
                case .folder: tasks.append(.folder(path.path, try filter.context(above: path.path)))
                // Where it is not on disk, there may be a text for it.
                case .failed(let reason) where changedTexts[path.path] == nil:
                    first.errors.append(InputError(path: path.path, reason: reason))
                case .file, .failed:
                    let configuration = try filter.configuration(forFile: path.path)
                    let folder = AbsolutePath.parent(of: AbsolutePath.joined(AbsolutePath.currentFolder, path.path))
                    let root = roots[folder] ?? folder.flatMap { ProjectRoots.around($0) }
                    roots[folder] = .some(root)
                    tasks.append(.files([path.path], isRegular: path.isRegular, configuration, projectRoot: root))
                }
            } catch {
                first.configurationErrors.append(error)
            }
        }
        tasks += FoldersAbove.of(paths.map(\.path) + skipped).map(Task.folderAbove)
        guard !tasks.isEmpty else { return first }
        let queue = WorkQueue(tasks)
        let result = Guarded(first)
        let work = { @Sendable [self] in
            var worker = CollectorWorker(
                parse: makeParser(), changedTexts: changedTexts, keepsTexts: keepsTexts, memory: memory)
            var task = queue.next(finishing: false)
            while let current = task {
                queue.add(perform(current, &worker, skipping: skipped))
                task = queue.next(finishing: true)
            }
            result.withLock { $0.merge(worker.found) }
        }
        // Listing and reading need no large stack; the blocks of documents are parsed at once.
        if threads == 1, !discovery.includesMarkdown { work() } else { Workers.run(count: threads, work) }
        return result.withLock { $0 }
    }

    private func perform(_ task: Task, _ worker: inout CollectorWorker, skipping skipped: Set<String>) -> [Task] {
        switch task {
        case .folder(let folder, let context):
            return list(folder, in: context, &worker)
        case .files(let files, let isRegular, let configuration, let projectRoot):
            worker.projectRoot = projectRoot
            for file in files where !skipped.contains(file) {
                worker.look(at: file, isRegular: isRegular, configuration: configuration)
            }
            progress?.advance(by: files.count)
        case .buildFiles(let files):
            for file in files { worker.keepBuildFile(file) }
        case .folderAbove(let folder):
            // What cannot be listed has nothing to say: it was not asked for.
            for file in (try? discovery.list(folder))?.buildFiles ?? [] { worker.keepBuildFile(file) }
        }
        return []
    }

    private func list(_ folder: String, in outer: WalkContext, _ worker: inout CollectorWorker) -> [Task] {
        let watch = Stopwatch()
        defer { worker.found.times.discover += watch.seconds }
        do throws(InputError) {
            var listing = try discovery.list(folder)
            do throws(ConfigurationErrors) {
                let context = try filter.context(in: outer, listing, worker.reader)
                filter.apply(to: &listing, of: folder, in: context)
                return tasks(for: listing, of: folder, in: context)
            } catch {
                worker.found.configurationErrors.append(error)
            }
        } catch {
            worker.found.errors.append(error)
        }
        return []
    }

    private func tasks(for listing: FileDiscovery.Listing, of folder: String, in context: WalkContext) -> [Task] {
        let batches = stride(from: 0, to: listing.files.count, by: SourceCollector.batch).map {
            let batch = listing.files[$0..<min($0 + SourceCollector.batch, listing.files.count)]
            return Task.files(batch, isRegular: true, context.configuration, projectRoot: context.projectRoot)
        }
        let buildFiles = listing.buildFiles.isEmpty ? [] : [Task.buildFiles(listing.buildFiles)]
        let prefix = WalkFilter.prefixLength(of: folder)
        let folders = listing.folders.map { Task.folder($0, context.below(name: WalkFilter.name(in: $0, after: prefix))) }
        return folders + batches + buildFiles
    }
}

/// What one thread has: its memory for reading, its parser, its findings.
struct CollectorWorker {
    fileprivate let reader = FileReader()
    private let scan = TriggerScan()
    private let declarations = DeclarationScan()
    private let parse: FileParser
    private let changedTexts: [String: [UInt8]]
    private let memory: RunMemory?
    private let keepsTexts: Bool
    var found = SourceCollector.Collection()
    /// That of the files looked at.
    var projectRoot: String?

    init(
        parse: @escaping FileParser, changedTexts: [String: [UInt8]] = [:], keepsTexts: Bool = false, memory: RunMemory? = nil
    ) {
        self.parse = parse
        self.changedTexts = changedTexts
        self.keepsTexts = keepsTexts
        self.memory = memory
    }

    /// Reads one file and keeps what may matter of it.
    mutating func look(at path: String, isRegular: Bool, configuration: Configuration?) {
        if let text = changedTexts[path] { return look(atText: text, path: path, configuration: configuration) }
        let signature = memory == nil || !isRegular ? nil : FileSignature(of: path)
        if let signature, let known = memory?.file(path), known.signature == signature {
            return keep(known, path: path, configuration: configuration, signature: signature)
        }
        do throws(InputError) {
            let watch = Stopwatch()
            let bytes = try reader.read(path, isRegular: isRegular)
            found.times.read += watch.seconds
            look(at: bytes, path: path, configuration: configuration, signature: signature)
        } catch {
            found.errors.append(error)
        }
    }

    /// The same for a text that is not on disk.
    mutating func look(atText text: [UInt8], path: String, configuration: Configuration?) {
        text.withUnsafeBytes { bytes in
            do throws(InputError) {
                look(at: try FileReader.checked(bytes, path: path), path: path, configuration: configuration, isOnDisk: false)
            } catch {
                found.errors.append(error)
            }
        }
    }

    /// The same for bytes that are here already. Those that are not on disk are kept, for they cannot be read again.
    mutating func look(
        at bytes: UnsafeRawBufferPointer, path: String, configuration: Configuration?, signature: FileSignature? = nil,
        isOnDisk: Bool = true
    ) {
        if MarkdownDocument.isMarkdown(path) { return look(atDocument: Array(bytes), path: path, configuration: configuration) }
        let watch = Stopwatch()
        let hash = memory == nil ? nil : ContentHash(bytes)
        if let known = memory?.file(path), known.hash == hash {
            keep(known, path: path, configuration: configuration, signature: signature)
            if !isOnDisk { found.files[found.files.count - 1].unparsedSource = SourceText(bytes: Array(bytes)) }
            found.times.scan += watch.seconds
            return
        }
        found.byteCount += bytes.count
        var file = SourceFile(
            path: path, declares: declarations.names(in: bytes), configuration: configuration, projectRoot: projectRoot, hash: hash,
            signature: signature, byteCount: bytes.count, effect: scan.effect(of: bytes))
        found.times.scan += watch.seconds
        if file.effect == .keep || !isOnDisk || keepsTexts { file.unparsedSource = SourceText(bytes: Array(bytes)) }
        found.files.append(file)
    }

    /// A file that is as it was: what a look at it would tell is known. It is parsed only if its project is looked at again.
    private mutating func keep(
        _ known: RunMemory.KnownFile, path: String, configuration: Configuration?, signature: FileSignature?
    ) {
        found.byteCount += known.byteCount
        found.files.append(
            SourceFile(
                path: path, declares: known.declares, configuration: configuration, projectRoot: projectRoot, hash: known.hash,
                signature: signature, byteCount: known.byteCount, effect: known.effect))
    }

    /// What a look at a file calls for, once its project's turn has come: parses what holds a trigger word, and reads again what
    /// holds a directive.
    mutating func prepare(_ file: inout SourceFile) {
        guard file.syntax == nil, !file.isGivenUp else { return }
        switch file.effect {
        case .parse?: parse(&file)
        case .keep? where file.unparsedSource == nil:
            do throws(InputError) {
                file.unparsedSource = SourceText(bytes: Array(try reader.read(file.path, isRegular: true)))
            } catch {
                found.errors.append(error)
            }
        case .keep?, nil: break
        }
    }

    /// Each Swift block of a Markdown file is looked at as a file is.
    private mutating func look(atDocument bytes: [UInt8], path: String, configuration: Configuration?) {
        found.byteCount += bytes.count
        var document = MarkdownDocument(path: path, source: SourceText(bytes: bytes))
        for block in MarkdownDocument.swiftBlocks(in: bytes) {
            guard let effect = block.code(in: bytes).withUnsafeBytes(scan.effect) else { continue }
            var file = SourceFile(path: path, declares: DeclaredNames(), configuration: configuration)
            let source = SourceText(bytes: block.text(in: bytes))
            if effect == .parse { parseFile(&file, source) } else { file.unparsedSource = source }
            document.blocks.append(file)
        }
        found.documents.append(document)
    }

    /// What cannot be read tells nothing; it is not what was asked to be linted.
    mutating func keepBuildFile(_ path: String) {
        guard let bytes = try? reader.read(path, isRegular: true) else { return }
        found.buildFiles.append((path, String(decoding: bytes, as: UTF8.self)))
    }

    /// Reads again and parses a file that turned out to matter.
    mutating func parse(_ file: inout SourceFile) {
        if let source = file.unparsedSource { return parseFile(&file, source) }
        do throws(InputError) {
            let bytes = try reader.read(file.path, isRegular: true)
            parseFile(&file, SourceText(bytes: Array(bytes)))
        } catch {
            found.errors.append(error)
            file.isGivenUp = true
        }
    }

    private mutating func parseFile(_ file: inout SourceFile, _ source: SourceText) {
        let watch = Stopwatch()
        defer { found.times.parse += watch.seconds }
        do throws(InputError) {
            file.syntax = try parse(file.path, source)
            file.unparsedSource = nil
        } catch {
            found.errors.append(error)
            file.isGivenUp = true
        }
    }
}
