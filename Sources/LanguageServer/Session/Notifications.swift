import Linting
import Reporting
import SwiftTree

extension Session {
    /// Takes a notification; one that is not known, or is not as it should be, is nothing to answer.
    mutating func handle(_ method: String, _ parameters: JSONNode?, at now: Instant) {
        if method == "exit" {
            effects.append(.exit(status: phase == .shutDown ? 0 : 1))
            return
        }
        guard phase == .running else { return }
        switch method {
        case "initialized":
            if capabilities.canWatchFiles { watchFiles() }
            // The folders are read while the first document is still on its way.
            schedule.noteUrgency(at: now)
        case "textDocument/didOpen": open(parameters?["textDocument"], at: now)
        case "textDocument/didChange": change(parameters, at: now)
        case "textDocument/didClose": close(parameters, at: now)
        case "textDocument/didSave": save(at: now)
        case "workspace/didChangeWorkspaceFolders": changeFolders(parameters?["event"], at: now)
        case "workspace/didChangeWatchedFiles": changeFiles(parameters?["changes"]?.elements ?? [], at: now)
        case "$/cancelRequest":
            if let id = parameters?["id"].flatMap(RequestID.init) { cancel(id) }
        default: break
        }
    }

    // MARK: Documents

    private mutating func open(_ item: JSONNode?, at now: Instant) {
        guard let uri = item?["uri"]?.text, let text = item?["text"]?.text else { return }
        giveUpWaiting(for: uri)
        documents[uri] = Document(
            uri: uri, languageID: item?["languageId"]?.text ?? "", version: item?["version"]?.integer, revision: nextRevision(),
            source: SourceText(bytes: Array(text.utf8)))
        schedule.noteUrgency(at: now)
    }

    private mutating func change(_ parameters: JSONNode?, at now: Instant) {
        guard let uri = parameters?["textDocument"]?["uri"]?.text, var document = documents[uri] else { return }
        giveUpWaiting(for: uri)
        // Changes build on each other in the order in which they come, whatever their versions say.
        document.version = parameters?["textDocument"]?["version"]?.integer ?? document.version
        document.revision = nextRevision()
        document.apply(parameters?["contentChanges"]?.elements ?? [], capabilities.encoding)
        documents[uri] = document
        schedule.noteEdit(at: now)
    }

    private mutating func close(_ parameters: JSONNode?, at now: Instant) {
        guard let uri = parameters?["textDocument"]?["uri"]?.text, documents.removeValue(forKey: uri) != nil else { return }
        giveUpWaiting(for: uri)
        tell(uri, version: nil, [])
        schedule.noteUrgency(at: now)
    }

    /// What is saved is known already, but for configurations, if the client does not watch files.
    private mutating func save(at now: Instant) {
        guard !capabilities.canWatchFiles else { return }
        needsScan = true
        schedule.noteUrgency(at: now)
    }

    private mutating func nextRevision() -> Int {
        revisions += 1
        return revisions
    }

    // MARK: Folders and files

    private mutating func changeFolders(_ event: JSONNode?, at now: Instant) {
        func paths(_ name: String) -> [String] {
            (event?[name]?.elements ?? []).compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
        }
        let removed = Set(paths("removed"))
        folders = Session.unique(folders.filter { !removed.contains($0) } + paths("added"))
        schedule.noteUrgency(at: now)
    }

    private mutating func changeFiles(_ changes: [JSONNode], at now: Instant) {
        for path in changes.compactMap({ $0["uri"]?.text.flatMap(DocumentURI.path) }) {
            switch Workspace.effect(ofChangeIn: path) {
            case .nothing: continue
            case .file: changedPaths.insert(path)
            case .everything: needsScan = true
            }
            schedule.noteEdit(at: now)
        }
        // Another branch was checked out, or the like.
        if changedPaths.count > Session.changedPathsLimit { (changedPaths, needsScan) = ([], true) }
    }

    /// Where more files have changed, a walk is faster than a look at each.
    private static let changedPathsLimit = 200

    private mutating func watchFiles() {
        let patterns = [
            "**/*.swift", "**/*.json", "**/.gitignore", "**/project.pbxproj", "**/*.xcconfig", "**/Info.plist", "**/*-Info.plist",
        ]
        let watchers = patterns.map { JSONValue.object([("globPattern", .string($0))]) }
        let registration = JSONValue.object([
            ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
            ("registerOptions", .object([("watchers", .array(watchers))])),
        ])
        send(
            Outgoing.request(
                .text("seamlint/watch"), "client/registerCapability", .object([("registrations", .array([registration]))])))
    }
}
