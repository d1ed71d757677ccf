import Findings
import InteropModel

extension Rule {
    static let temporaryFileEscapes = Rule(
        id: "temporary_file_escapes", group: .coordinator, severity: .warning,
        summary: "a file is used after the completion that was handed it has returned",
        page: PageText.temporary_file_escapes
    ) { pass in
        for (representable, paths) in pass.subjects {
            for escape in TemporaryFiles(project: pass.project, representable: representable, paths: paths).escapes {
                pass.report(
                    .warning, at: escape.event.site, message(escape.kind),
                    notes: [Note("the file is asked for here", at: pass.location(escape.loading.site))])
            }
        }
    }
}

extension Rule {
    private static func message(_ kind: TemporaryFiles.Kind) -> String {
        let remedy = "copy or read it in the completion first"
        switch kind {
        case .usedLater:
            return
                "the file is deleted when the completion of `loadFileRepresentation` returns, and this runs later, so the person's choice "
                + "cannot be opened; \(remedy)"
        case .kept(let name):
            return
                "`\(name)` keeps the URL of a file that is deleted when the completion of `loadFileRepresentation` returns, so the person's "
                + "choice cannot be opened; \(remedy)"
        case .given(let name):
            return "`\(name)` is given the URL of a file that is deleted when the completion of `loadFileRepresentation` returns, so the "
                + "person's choice cannot be opened by whoever keeps it; \(remedy)"
        case .resumed:
            return
                "whoever awaits this is given the URL of a file that is deleted when the completion of `loadFileRepresentation` returns, so "
                + "the person's choice cannot be opened; \(remedy)"
        case .collected:
            return
                "the URL is collected for later, and its file is deleted when the completion of `loadFileRepresentation` returns, so the "
                + "person's choice cannot be opened; \(remedy)"
        }
    }
}
