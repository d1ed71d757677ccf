import Findings
import Linting
import SwiftTree

/// Lints what is open, with the folders around it as context. Keeps from one run to the next what has not changed.
// A class for identity: it owns the workspaces. Used by one thread.
package final class Analyst {
    private let settings: ServerSettings
    private let currentFolder = AbsolutePath.currentFolder
    private var folders: [String] = []
    private var workspaces: [Workspace] = []
    /// By folder, where nothing has changed since.
    private var results: [String: LintResult] = [:]
    /// By URI: what is known of open documents.
    private var known: [String: Place] = [:]
    /// By URI: the results of documents that lie in no folder.
    private var alone: [String: (revision: Int, result: LintResult)] = [:]

    private struct Place {
        let revision: Int
        /// nil for a document that lies in no folder.
        let workspace: Workspace?
        let path: String
    }

    package init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// Runs. What cannot be linted is in the result.
    package func analyze(_ request: AnalysisRequest) -> Analysis {
        let isNew = folders != request.folders || workspaces.count != request.folders.count
        if isNew { start(request.folders) }
        place(request.documents)
        if isNew || request.needsScan {
            results = [:]
            alone = [:]
            for workspace in workspaces { workspace.scan() }
        } else {
            for path in request.changedPaths { refresh(path) }
        }
        for workspace in workspaces where results[workspace.folder] == nil { results[workspace.folder] = workspace.lint() }
        return analysis(of: request.documents)
    }

    private func start(_ folders: [String]) {
        self.folders = folders
        known = [:]
        workspaces = folders.map {
            Workspace(folder: $0, linter: settings.linter, input: settings.input, configurations: settings.configurations)
        }
    }

    /// Tells each document's folder what the document holds, where that has changed.
    private func place(_ documents: [Document]) {
        let open = Set(documents.map(\.uri))
        for (uri, place) in known where !open.contains(uri) {
            known[uri] = nil
            alone[uri] = nil
            set(nil, at: place)
        }
        for document in documents where known[document.uri]?.revision != document.revision {
            let (workspace, path) = home(of: document)
            let place = Place(revision: document.revision, workspace: workspace, path: path)
            known[document.uri] = place
            set(FileText.withoutMark(document.source.bytes), at: place)
        }
    }

    private func set(_ text: [UInt8]?, at place: Place) {
        guard let workspace = place.workspace else { return }
        workspace.setText(text, of: place.path)
        results[workspace.folder] = nil
    }

    private func refresh(_ path: String) {
        for workspace in workspaces {
            guard let spelling = workspace.spelling(of: path) else { continue }
            workspace.refresh(spelling)
            results[workspace.folder] = nil
        }
    }

    /// The innermost folder that a document lies in.
    private func home(of document: Document) -> (Workspace?, path: String) {
        guard let path = document.path else { return (nil, placeholder(document)) }
        let homes = workspaces.compactMap { workspace in workspace.spelling(of: path).map { (workspace, $0) } }
        guard let home = homes.max(by: { $0.0.folder.utf8.count < $1.0.folder.utf8.count }) else { return (nil, path) }
        return home
    }

    /// Where a document that has no place would be saved: so it is linted as the first folder's files are.
    private func placeholder(_ document: Document) -> String {
        AbsolutePath.joined(folders.first ?? currentFolder, "untitled-\(document.revision).swift")
    }

    // MARK: Results

    private func analysis(of documents: [Document]) -> Analysis {
        var analysis = Analysis()
        var errors: [ConfigurationError] = []
        for workspace in workspaces {
            errors += workspace.configurationErrors
            if let error = workspace.baselineError { analysis.problems.append(error.message) }
        }
        for document in documents {
            guard let place = known[document.uri] else { continue }
            let result = place.workspace.flatMap { results[$0.folder] } ?? resultAlone(document, place)
            errors += result.configurationErrors
            let minimum = settings.minimum ?? Analyst.minimum(place.workspace?.failOn)
            let findings = result.findings.filter { $0.location.path == place.path && $0.severity >= minimum }
            analysis.documents[document.uri] = DocumentAnalysis(
                document: document, path: place.path, findings: findings, sources: result.sources,
                errors: result.errors.filter { $0.path == place.path })
            analysis.documentsByPath[place.path] = document
        }
        var seen: Set<ConfigurationError> = []
        analysis.configurationErrors = errors.filter { seen.insert($0).inserted }.map {
            LocatedConfigurationError($0, in: currentFolder)
        }
        return analysis
    }

    private func resultAlone(_ document: Document, _ place: Place) -> LintResult {
        if let (revision, result) = alone[document.uri], revision == document.revision { return result }
        var linter = settings.linter
        var input = settings.input
        input.paths = []
        input.text = (place.path, document.source.bytes)
        let result: LintResult
        do throws(ConfigurationErrors) {
            linter.configurations = try settings.configurations()
            result = linter.lint(input)
        } catch {
            var failed = LintResult()
            failed.configurationErrors = error.all
            result = failed
        }
        alone[document.uri] = (document.revision, result)
        return result
    }

    /// What fails a run is shown, as the command does.
    private static func minimum(_ failOn: FailureThreshold?) -> Severity {
        if case .from(let severity)? = failOn { min(.warning, severity) } else { .warning }
    }
}
