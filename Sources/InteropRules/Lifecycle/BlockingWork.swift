import Findings
import InteropModel

extension Rule {
    static let blockingWork = Rule(
        id: "blocking_work", group: .lifecycle, severity: .warning,
        summary: "make, update or size does slow work on the main thread",
        page: PageText.blocking_work
    ) { pass in
        for (representable, paths) in pass.subjects {
            // What update does again and again is worse than what make does once.
            for (path, isMake) in [(paths.update, false), (paths.size, false), (paths.make, true)] {
                var reported: Set<SiteKey> = []
                for event in path.onPath {
                    guard let call = pass.project.blockingCall(event, of: representable, paths),
                        pass.project.thread(of: event) == .main, reported.insert(statement(of: event, pass)).inserted
                    else { continue }
                    let method = path.entry?.declaration.name ?? ""
                    pass.report(
                        .warning, at: event.site, message(call, isMake ? "while the view is made" : "while `\(method)` runs"),
                        notes: pass.way(to: event, from: path, because: "`\(method)` runs on the main thread, and the app waits for it"))
                }
            }
        }
    }

    /// `UIImage(data: Data(contentsOf: url))` is one thing to move.
    private static func statement(of event: Event, _ pass: Pass) -> SiteKey {
        let statement = pass.project.files[event.site.file].path(to: event.site.range).statement
        return SiteKey(file: event.site.file, range: statement?.range ?? event.site.range)
    }
}

extension Rule {
    private static func message(_ call: BlockingCall, _ moment: String) -> String {
        let name = "`\(call.spelling)`"
        return switch call.work {
        case .reads:
            "\(name) reads on the main thread \(moment), so the app stands still until it is done; load it in a task on "
                + "another thread and show it when it is there"
        case .decodes:
            "\(name) works on the main thread \(moment), so scrolling and animations stop for as long as it takes; do it on "
                + "another thread, once, and hand the result in"
        case .parses:
            "\(name) starts a web engine to read HTML \(moment), so the app stands still until it is done; make the text "
                + "once, where the content is loaded, and hand it in"
        case .waits:
            "\(name) holds the main thread \(moment), so the app does not answer until something else is done; let that "
                + "work call back when it is done instead"
        case .camera:
            "\(name) waits for the camera on the main thread \(moment), so the app stands still for that long; call it on a "
                + "serial queue of its own"
        }
    }
}
