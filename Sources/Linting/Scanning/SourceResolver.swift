import InteropModel

/// The second half: builds the model, asks what it misses, parses the files that answer, and builds it again.
struct SourceResolver: Sendable {
    /// A chain of superclasses or helpers this long is no longer worth following.
    static let roundLimit = 8
    /// A file of more bytes is a table or generated (icons, texts, mocks): where it holds no trigger word, nobody waits for the
    /// little that it could answer.
    static let answerLimit = 256 << 10

    let threads: Int
    let makeParser: FileParserFactory
    let settings: ProjectSettings

    struct Resolution: Sendable {
        let project: Project
        let files: [SourceFile]
        var errors: [InputError] = []
        var rounds = 0
        /// All that was asked.
        var queries: Set<SourceQuery> = []
        /// Inside `times.resolve`, what went into parsing, summed over threads.
        var times = StageTimes()
    }

    /// - Parameter files: sorted by path; the order is kept.
    func resolve(_ files: [SourceFile]) -> Resolution {
        guard files.contains(where: { $0.effect != nil }) || settings.leavesTrackingToPropertyList else {
            return Resolution(project: Project(files: [], settings: settings), files: files)
        }
        return threads == 1 ? Workers.value { resolveNow(files) } : resolveNow(files)
    }

    private func resolveNow(_ files: [SourceFile]) -> Resolution {
        var state = Reading(files: files)
        work(on: files.indices.filter { files[$0].effect != nil }, &state) { $0.prepare(&$1) }
        var asked: Set<SourceQuery> = []
        var rounds = 0
        var missing = MissingSources(walks: walks, settings: settings)
        while rounds < SourceResolver.roundLimit {
            let queries = missing.queries(for: state.files.compactMap(\.syntax)).subtracting(asked)
            guard !queries.isEmpty else { break }
            asked.formUnion(queries)
            rounds += 1
            let wanted = indices(answering: queries, in: state.files)
            guard !wanted.isEmpty else { break }
            work(on: wanted, &state) { $0.parse(&$1) }
        }
        let project = Project(files: state.files.compactMap(\.syntax), settings: settings, walks: walks)
        return Resolution(
            project: project, files: state.files, errors: state.errors, rounds: rounds, queries: asked, times: state.times)
    }

    /// What has been read so far.
    private struct Reading {
        var files: [SourceFile]
        var errors: [InputError] = []
        var times = StageTimes()
    }

    private var walks: ThreadedWalks { ThreadedWalks(threads: threads) }

    private func work(
        on wanted: [Int], _ state: inout Reading, _ work: @escaping @Sendable (inout CollectorWorker, inout SourceFile) -> Void
    ) {
        guard !wanted.isEmpty else { return }
        let files = wanted.map { state.files[$0] }
        let parsed = Workers.map(files, threads: threads, state: { [makeParser] in CollectorWorker(parse: makeParser()) }) { worker, file in
            var file = file
            worker.found = SourceCollector.Collection()
            work(&worker, &file)
            return (file, worker.found)
        }
        for (index, (file, found)) in zip(wanted, parsed) {
            state.files[index] = file
            state.errors += found.errors
            state.times.merge(found.times)
        }
    }

    /// A file that has gone meanwhile uses nothing.
    static func holds(_ index: QueryIndex, _ file: SourceFile, _ reader: FileReader) -> Bool {
        if let source = file.unparsedSource { return source.bytes.withUnsafeBytes { index.isAnswered(byText: $0) } }
        guard let bytes = try? reader.read(file.path, isRegular: true) else { return false }
        return index.isAnswered(byText: bytes)
    }

    private func indices(answering queries: Set<SourceQuery>, in files: [SourceFile]) -> [Int] {
        let index = QueryIndex(queries, in: files.lazy.map(\.declaresForModel))
        var wanted: [Int] = []
        var unsure: [Int] = []
        for (position, file) in files.enumerated() where file.mayAnswer {
            if index.isAnswered(by: file.declares) { wanted.append(position) } else { unsure.append(position) }
        }
        guard index.asksForText else { return wanted }
        let isAnswer = Workers.map(unsure.map { files[$0] }, threads: threads, state: FileReader.init) { reader, file in
            SourceResolver.holds(index, file, reader)
        }
        return (wanted + zip(unsure, isAnswer).compactMap { $1 ? $0 : nil }).sorted()
    }
}

extension SourceFile {
    /// Whether it is worth parsing for a question of the model.
    var mayAnswer: Bool { syntax == nil && !isGivenUp && byteCount <= SourceResolver.answerLimit }

    /// What it declares for the model: nothing, where it is parsed for no question.
    var declaresForModel: DeclaredNames { effect == .parse || byteCount <= SourceResolver.answerLimit ? declares : DeclaredNames() }
}

/// Walks on all threads.
struct ThreadedWalks: WalkRunner {
    let threads: Int

    func run<Item: Sendable, Result: Sendable>(_ items: [Item], _ walk: @escaping @Sendable (Item) -> Result) -> [Result] {
        Workers.map(items, threads: threads, state: {}) { _, item in walk(item) }
    }
}

/// A round's questions, by the hashes of their names.
struct QueryIndex {
    private var types: Set<UInt32> = []
    /// Those of them that may be extended: a file of the project declares them.
    private var extensible: Set<UInt32> = []
    private var globals: Set<UInt32> = []
    /// The types whose extensions may declare the member, by member.
    private var members: [UInt32: Set<UInt32>] = [:]
    private let uses: WordSearch?
    private let texts: TriggerScan?

    /// - Parameter files: all of the project.
    init(_ queries: Set<SourceQuery>, in files: some Sequence<DeclaredNames>) {
        var uses: [(name: String, besides: TextCondition)] = []
        var texts: [Trigger] = []
        for query in queries {
            switch query {
            case .type(let name): types.insert(SourceBytes.hash(name.utf8))
            case .global(let name): globals.insert(SourceBytes.hash(name.utf8))
            case .member(let name, let owners):
                members[SourceBytes.hash(name.utf8), default: []].formUnion(owners.map { SourceBytes.hash($0.utf8) })
            case .use(let name, let besides): uses.append((name, TextCondition(besides)))
            case .text(let text, let besides): texts.append(Trigger(word: text, besides: TextCondition(besides)))
            }
        }
        for names in files { extensible.formUnion(names.types.lazy.filter(types.contains)) }
        self.uses = uses.isEmpty ? nil : WordSearch(uses)
        self.texts = texts.isEmpty ? nil : TriggerScan(texts)
    }

    /// Whether the names that a file declares leave the question open.
    var asksForText: Bool { uses != nil || texts != nil }

    func isAnswered(byText bytes: UnsafeRawBufferPointer) -> Bool {
        uses?.isUsed(in: bytes) == true || texts?.effect(of: bytes) != nil
    }

    func isAnswered(by names: DeclaredNames) -> Bool {
        names.types.contains { types.contains($0) }
            || names.nestedTypes.contains { types.contains($0) }
            || names.extendedTypes.contains { extensible.contains($0) }
            || names.globals.contains { globals.contains($0) }
            || declaresMember(names)
    }

    private func declaresMember(_ names: DeclaredNames) -> Bool {
        guard !members.isEmpty else { return false }
        return (names.members + names.globals).contains { name in
            members[name].map { owners in (names.types + names.nestedTypes + names.extendedTypes).contains { owners.contains($0) } }
                ?? false
        }
    }
}
