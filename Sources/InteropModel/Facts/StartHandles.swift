/// By what a start is ended again, told from the signatures of start and end.
package enum StartHandle: String, Sendable {
    /// The object that the start is called on: `session.stopRunning()`.
    case receiver
    /// What the start returns or constructs: `timer.invalidate()`.
    case result
    /// What the start returns, given to the end: `center.removeObserver(token)`.
    case token
    /// The start's first argument: `window.removeChildWindow(child)`, `child.close()`, or the receiver's own end.
    case argument
}

extension StartStopPair {
    package var handle: StartHandle {
        if let known = StartHandles.row(self)?.handle { return known }
        switch form {
        case .initializer, .static: return .result
        case .method, .function, .property: return .receiver
        }
    }

    /// It ends with its receiver, which belongs to the view; it matters only where it keeps alive what keeps the view.
    package var mattersOnlyAsCycle: Bool { receiver == StartHandles.cycleOnly }

    /// A popover, a window or a controller comes on screen.
    package var isShowing: Bool { StartHandles.row(self)?.isShowing ?? false }
}

extension StartStopPairs {
    /// Whether a method of this name gives back a token, or an object, that is another at each call.
    static func returnsHandle(_ name: String, arguments: [Argument]) -> Bool {
        starts(named: name).contains { $0.form != .initializer && ($0.handle == .token || $0.handle == .result) && $0.accepts(arguments) }
    }
}

/// The pairs whose handle does not follow from the start's form, and those that bring something on screen.
enum StartHandles {
    typealias Row = (receiver: String, name: String, firstLabel: String, handle: StartHandle, isShowing: Bool)

    /// Sources: the declarations of start and end on the pages named in the table of pairs. `*` stands for any label.
    private static let rows: [Row] = [
        ("AVPlayer", "addPeriodicTimeObserver", "*", .token, false),
        ("AVPlayer", "addBoundaryTimeObserver", "*", .token, false),
        ("MPRemoteCommand", "addTarget", "handler", .token, false),
        ("MPRemoteCommand", "addTarget", "_", .receiver, false),
        ("NotificationCenter", "addObserver", "forName", .token, false),
        ("NSEvent", "addLocalMonitorForEvents", "*", .token, false),
        ("NSEvent", "addGlobalMonitorForEvents", "*", .token, false),
        ("NSFileCoordinator", "addFilePresenter", "*", .argument, false),
        ("NSObject", "observe", "*", .result, false),
        ("NSView", "displayLink", "*", .result, false),
        ("Publisher", "assign", "to", .result, false),
        ("Publisher", "sink", "*", .result, false),
        ("UIApplication", "beginBackgroundTask", "*", .token, false),
        ("NSPopover", "show", "*", .receiver, true),
        ("NSViewController", "present", "*", .argument, true),
        ("NSViewController", "presentAsModalWindow", "*", .argument, true),
        ("NSViewController", "presentAsSheet", "*", .argument, true),
        ("UIViewController", "present", "*", .argument, true),
        ("NSWindow", "addChildWindow", "*", .argument, true),
        ("NSWindow", "beginSheet", "*", .argument, true),
        ("NSWindow", "makeKeyAndOrderFront", "*", .receiver, true),
        ("NSWindow", "orderFront", "*", .receiver, true),
        ("NSWindow", "orderFrontRegardless", "*", .receiver, true),
    ]
    /// A content controller holds its handlers and goes with its web view. Source: the table of pairs, `WKUserContentController`.
    static let cycleOnly = "WKUserContentController"
    private static let byName = Dictionary(grouping: rows, by: \.name)

    static func row(_ pair: StartStopPair) -> Row? {
        let label = pair.labels?.first?.name ?? "*"
        return byName[pair.name]?.first { $0.receiver == pair.receiver && ($0.firstLabel == "*" || $0.firstLabel == label) }
    }
}

extension StartStopPairs {
    /// Whether a method of this name brings something on screen.
    static func shows(_ name: String) -> Bool {
        starts(named: name).contains(where: \.isShowing)
    }
}
