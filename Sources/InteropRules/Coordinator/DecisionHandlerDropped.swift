import Findings
import InteropModel

extension Rule {
    static let decisionHandlerDropped = Rule(
        id: "decision_handler_dropped", group: .coordinator, severity: .error,
        summary: "a callback does not call its handler on every path, or calls it twice",
        page: PageText.decision_handler_dropped
    ) { pass in
        for coordinator in pass.coordinators where pass.project.table[coordinator.type].kind == .class {
            let happenings = Happenings(coordinator.makers.map(\.paths))
            let handlers = pass.project.table.decisionHandlers(
                of: coordinator.type, happenings: happenings, platforms: coordinator.platforms)
            for handler in handlers {
                for exit in handler.dropped {
                    let way = exit.way.map { Note("`\(handler.name)` is handed on here", at: pass.location($0), role: .step) }
                    pass.report(
                        exit.isUnlikely ? .info : .error, at: exit.site,
                        exit.isUnlikely ? unlikelyMessage(handler) : droppedMessage(handler),
                        notes: way + [given(handler, pass)])
                }
                for pair in handler.repeated {
                    let isLoop = pair.first == pair.second
                    let first = isLoop ? [] : [Note("it is called here before", at: pass.location(pair.first))]
                    pass.report(.error, at: pair.second, repeatedMessage(handler, isLoop), notes: first + [given(handler, pass)])
                }
            }
        }
    }

    private static func given(_ handler: DecisionHandler, _ pass: Pass) -> Note {
        Note("`\(handler.callback.baseName)` is given it", at: pass.location(handler.function.nameSite))
    }
}

extension Rule {
    private static func droppedMessage(_ handler: DecisionHandler) -> String {
        "`\(handler.name)` is not called on the way that ends here, so \(handler.callback.silence); call it on every way through"
    }

    private static func unlikelyMessage(_ handler: DecisionHandler) -> String {
        "`\(handler.name)` is called only if the object that it is handed to is still there, so \(handler.callback.silence) when it is gone; "
            + "call it here for that case"
    }

    private static func repeatedMessage(_ handler: DecisionHandler, _ isLoop: Bool) -> String {
        "`\(handler.name)` is called \(isLoop ? "again each time around the loop" : "a second time on one way"), so "
            + "\(handler.callback.repetition); \(isLoop ? "call it once, after the loop" : "return after the first call")"
    }
}

extension DelegateCallback {
    /// What a handler that nobody calls means for the person.
    fileprivate var silence: String {
        if protocolName.hasPrefix("WK") { return "WebKit stops the app" }
        if protocolName.hasPrefix("URLSession") { return "the request never goes on and the screen waits for ever" }
        return "whoever asked waits for ever and the screen stays as it is"
    }

    fileprivate var repetition: String {
        protocolName.hasPrefix("WK") ? "WebKit stops the app" : "the second answer is refused or crashes the app"
    }
}
