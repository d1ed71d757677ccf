import SwiftTree

/// What a call or an assignment of a coordinator does about a controller on screen.
package enum Telling: Int, Comparable {
    case none
    /// It goes to code that nothing is known of.
    case unknown
    /// Another screen takes over.
    case handsOver
    /// The parent hears of it: a closure, a binding, a model, a delegate.
    case tells
    /// SwiftUI state that shows the controller is taken back, or its environment's action is called.
    case takesBack
    /// The controller is dismissed.
    case dismisses

    package static func < (left: Telling, right: Telling) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// Answers it for the representables that make one coordinator.
struct Tellings {
    private let writes: [StateWrites]
    private let showing: [ShowingState]
    private let table: TypeTable

    init(project: Project, makers: [(representable: Representable, paths: RepresentablePaths)]) {
        table = project.table
        showing = makers.map { ShowingState(of: $0.representable, in: project) }
        writes = makers.map { StateWrites(project: project, representable: $0.representable, paths: $0.paths) }
    }

    func telling(of expression: Expression, _ entries: [Happenings.Entry]) -> Telling {
        let seen = entries.map { telling(of: $0) }.max() ?? .none
        guard entries.isEmpty, case .call(let call) = expression.kind, let name = call.callee.calledName else { return seen }
        // A walk that ended early did not see it.
        return Self.closing.contains(name) ? .dismisses : .unknown
    }

    private func telling(of entry: Happenings.Entry) -> Telling {
        if let write = writes[entry.maker].write(entry.event) { return takesBack(write, showing[entry.maker]) ? .takesBack : .tells }
        if let write = entry.event.write { return telling(of: write) }
        return entry.event.call.map(telling(of:)) ?? .none
    }

    // MARK: State

    private func takesBack(_ write: StateWrite, _ showing: ShowingState) -> Bool {
        let literal = write.assignment?.value.literal
        guard write.event.call?.name == "toggle" || literal == .nil || literal == .boolean(false) else { return false }
        return showing.contains(write.state)
    }

    private func telling(of write: Write) -> Telling {
        if write.declared?.declaration.head.attribute("Published") != nil { return .tells }
        guard write.declared == nil, let root = write.receiver.place?.root else { return .none }
        switch root {
        case .coordinator, .parent, .representable: return isForeign(write.receiver.type) ? .unknown : .none
        case .type: return .unknown
        default: return .none
        }
    }

    // MARK: Calls

    private func telling(of call: CallEvent) -> Telling {
        if call.function != nil || call.constructed != nil { return telling(ofArguments: call) }
        if call.name == "dismiss" { return call.arguments.isEmpty && !isController(call.receiver) ? .takesBack : .dismisses }
        if Self.closing.contains(call.name) { return .dismisses }
        if call.isClosureProperty { return .tells }
        if Self.sending.contains(call.name) { return .tells }
        if Self.presenting.contains(call.name) { return .handsOver }
        if Self.isReport(call.name) || isReporter(call.receiver) { return .none }
        guard let receiver = call.receiver else { return telling(ofArguments: call) }
        if isDelegate(receiver.type) { return .tells }
        switch receiver.place?.root {
        case .parent, .representable, .coordinator, .environment, .context:
            if isForeign(receiver.type), receiver.place?.path.isEmpty == false { return .unknown }
        case .type(let name): if isForeign(.external(name)), isForeign(receiver.type) { return .unknown }
        default: break
        }
        return telling(ofArguments: call)
    }

    /// It is given the coordinator, the representable, or one of its functions.
    private func telling(ofArguments call: CallEvent) -> Telling {
        guard call.function == nil, !Self.isReport(call.name) else { return .none }
        let isGiven = call.arguments.contains { argument in
            if argument.closure == nil, argument.value.type.isFunction { return true }
            guard let place = argument.value.place else { return false }
            switch place.root {
            case .coordinator, .parent, .representable: return place.path.isEmpty || place.isBindingHandle
            default: return false
            }
        }
        return isGiven && call.constructed?.externalName == nil ? .unknown : .none
    }

    private func isController(_ value: Value?) -> Bool {
        guard let value else { return false }
        return table.isViewLike(value.type, on: .all)
    }

    /// A delegate of the project's, by its protocol.
    private func isDelegate(_ type: StaticType) -> Bool {
        switch type {
        case .project(let id): table[id].kind == .protocol
        case .generic(let bounds): bounds.contains(where: isDelegate)
        default: false
        }
    }

    /// Neither the project's nor a framework's that is known.
    private func isForeign(_ type: StaticType) -> Bool {
        switch type {
        case .unknown, .generic: true
        case .metatype(let type): isForeign(type)
        case .external(let name): FrameworkClasses.named(name) == nil && !Self.plain.contains(name)
        default: false
        }
    }

    private func isReporter(_ receiver: Value?) -> Bool {
        guard let receiver else { return false }
        let names = (receiver.place?.path ?? []) + [receiver.type.instance.externalName ?? ""]
        let root: [String] = if case .type(let type)? = receiver.place?.root { [type] } else { [] }
        return (names + root).contains { name in
            let name = name.lowercased()
            return name.hasSuffix("logger") || name.hasSuffix("log") || name.utf8.holds("analytics") || name.utf8.holds("crashlytics")
        }
    }

    // MARK: Names

    /// Sources: their pages in UIKit, AppKit and SwiftUI.
    private static let closing: Set<String> = [
        "dismiss", "dismissViewController", "popViewController", "popToRootViewController", "popToViewController", "close", "performClose",
        "endSheet", "orderOut", "removeFromParent", "stopModal", "cancelOperation",
    ]
    /// Sources: Combine's subjects, NotificationCenter, continuations and asynchronous streams, the responder chain.
    private static let sending: Set<String> = [
        "send", "post", "resume", "yield", "finish", "sendAction", "perform", "onNext", "accept", "fulfill", "reject",
    ]
    /// Source: UIKit's UIViewController and UINavigationController.
    private static let presenting: Set<String> = [
        "present", "pushViewController", "setViewControllers", "show", "showDetailViewController", "beginSheet", "runModal",
    ]
    /// The standard library's and Foundation's, whose calls reach nobody on screen.
    private static let plain: Set<String> = [
        "String", "Int", "Double", "Bool", "Data", "URL", "Date", "UUID", "FileManager", "UserDefaults", "Bundle", "DispatchQueue",
        "DispatchGroup", "DispatchSemaphore", "OperationQueue", "JSONDecoder", "JSONEncoder", "CGRect", "CGSize", "CGPoint", "CGFloat",
        "NSItemProvider", "ProcessInfo", "Locale", "Calendar", "IndexPath", "Set", "PHPickerResult", "UTType", "Task", "MainActor",
        "Thread", "RunLoop", "NSLock", "UIApplication", "UIDevice", "UIScreen", "UIPasteboard", "PHAsset", "PHPhotoLibrary",
        "PHImageManager",
    ]

    private static func isReport(_ name: String) -> Bool {
        reports.contains(name) || name.hasPrefix("log") || name.hasPrefix("track") || name.hasPrefix("print")
    }

    private static let reports: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "debug", "info", "notice", "error", "warning", "warn", "fault", "critical",
        "verbose",
        "trace", "assert", "assertionFailure", "precondition", "record", "addBreadcrumb", "startAccessingSecurityScopedResource",
        "stopAccessingSecurityScopedResource",
    ]
}
