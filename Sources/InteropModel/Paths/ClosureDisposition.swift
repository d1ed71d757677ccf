/// When a closure given to a call that does not resolve runs.
enum ClosureDisposition {
    /// Within the call.
    case now
    /// Once, after the call.
    case later
    /// It is kept, and runs any number of times or never.
    case kept

    /// Standard library, UIKit and AppKit calls that run their closure before they return.
    /// Sources: the calls' pages under https://developer.apple.com/documentation (swift, uikit, appkit, dispatch, swiftui).
    private static let immediate: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "contains", "first", "firstIndex", "last", "lastIndex",
        "allSatisfy", "sorted", "sort", "min", "max", "removeAll", "prefix", "drop", "partition", "mapValues", "compactMapValues",
        "split", "zip", "withAnimation", "withTransaction", "performWithoutAnimation", "animate", "transition", "animateKeyframes",
        "addKeyframe", "sync", "performBatchUpdates", "autoreleasepool", "withExtendedLifetime", "enumerateAttribute",
        "enumerateAttributes", "enumerateEventHandlers", "enumerateSubstrings", "enumerateLines", "enumerateObjects", "runAnimationGroup",
        "image",
        "performAsCurrentDrawingAppearance", "withUnsafeBytes", "withUnsafePointer", "withUnsafeMutableBytes", "withLock",
        "assumeIsolated", "performChanges", "beginUpdates", "performUsingPresentationStyleTransition", "performAndWait", "elementsEqual",
        "grouping", "count", "starts", "difference", "modify", "Result", "transaction", "sequence", "withObservationTracking", "joined",
    ]
    /// Calls that run their closure once, after they return. Sources as above.
    private static let deferred: Set<String> = [
        "async", "asyncAfter", "Task", "detached", "perform", "addOperation", "addBarrierBlock", "run", "execute", "addCompletion",
        "addAnimations", "asyncUnsafe", "UIViewPropertyAnimator", "DispatchWorkItem", "BlockOperation",
        // One-shot answers: the last closure is the completion.
        "dataTask", "downloadTask", "uploadTask", "evaluateJavaScript", "callAsyncJavaScript", "takeSnapshot", "createPDF",
        "startFetchingMetadata", "loadObject", "loadItem", "loadDataRepresentation", "loadFileRepresentation", "loadTransferable",
        "requestImage", "requestAVAsset", "requestPlayerItem", "seek", "preroll", "loadValuesAsynchronously", "calculate",
        "reverseGeocodeLocation", "geocodeAddressString", "requestAccess", "requestAuthorization", "requestWhenInUseAuthorization",
        "getNotificationSettings", "fetchDataRecords", "getAllCookies", "prepareForDisplay", "prepareThumbnail",
        "generateBestRepresentation",
        // When the transition is over.
        "present", "dismiss", "setViewControllers",
    ]

    /// Names that public extensions give to "run this closure on the receiver and return it".
    /// Source: github.com/devxoul/Then and its many copies.
    static func configures(_ name: String) -> Bool {
        ["then", "with", "apply", "also", "applying"].contains(name)
    }

    /// - Parameters:
    ///   - argument: the closure.
    ///   - call: the call that it is given to.
    init(callee name: String, argument: Argument, of call: Call) {
        let label = argument.label ?? ""
        if label.lowercased().hasSuffix("completion") || label.hasSuffix("completionHandler") || Self.isSecond(argument, of: call) {
            self = .later
        } else if label == "onChange" {
            self = .kept
        } else if Self.immediate.contains(name) {
            // `UIView.animate(withDuration:animations:completion:)`: the trailing closure of the short form is the animations.
            self = .now
        } else if Self.deferred.contains(name) {
            self = .later
        } else {
            self = .kept
        }
    }

    /// `UIView.animate(withDuration: 1, animations: { … }) { _ in … }`: an unlabelled closure after another one is the completion.
    private static func isSecond(_ argument: Argument, of call: Call) -> Bool {
        guard argument.isTrailingClosure, argument.label == nil else { return false }
        let before = call.arguments.prefix { $0.value.range != argument.value.range }
        return before.contains { if case .closure = $0.value.kind { true } else { false } }
    }
}
