/// The types of framework members through which code reaches other objects, as far as the rules ask.
package enum FrameworkMembers {
    /// class, member, type on UIKit platforms, type on macOS; `-` where the member does not exist there.
    /// Sources: the member's page under https://developer.apple.com/documentation, CLASS/MEMBER in lower case.
    private static let objects: [(owner: String, member: String, uiKit: String, appKit: String)] = [
        ("UIView", "window", "UIWindow", "-"),
        ("NSView", "window", "-", "NSWindow"),
        ("UIView", "superview", "UIView", "-"),
        ("NSView", "superview", "-", "NSView"),
        ("UIView", "layer", "CALayer", "-"),
        ("NSView", "layer", "-", "CALayer"),
        ("NSView", "enclosingScrollView", "-", "NSScrollView"),
        ("UIViewController", "view", "UIView", "-"),
        ("NSViewController", "view", "-", "NSView"),
        ("UIViewController", "navigationController", "UINavigationController", "-"),
        ("UIViewController", "tabBarController", "UITabBarController", "-"),
        ("UIViewController", "navigationItem", "UINavigationItem", "-"),
        ("UIViewController", "presentationController", "UIPresentationController", "-"),
        ("UIViewController", "popoverPresentationController", "UIPopoverPresentationController", "-"),
        ("UIViewController", "sheetPresentationController", "UISheetPresentationController", "-"),
        ("UIViewController", "parent", "UIViewController", "-"),
        ("UIViewController", "presentedViewController", "UIViewController", "-"),
        ("UINavigationItem", "searchController", "UISearchController", "-"),
        ("UISearchController", "searchBar", "UISearchBar", "-"),
        ("UISearchBar", "searchTextField", "UISearchTextField", "-"),
        ("UINavigationController", "navigationBar", "UINavigationBar", "-"),
        ("UINavigationController", "topViewController", "UIViewController", "-"),
        ("UINavigationController", "visibleViewController", "UIViewController", "-"),
        ("UITabBarController", "tabBar", "UITabBar", "-"),
        ("UITableViewController", "tableView", "UITableView", "-"),
        ("UICollectionViewController", "collectionView", "UICollectionView", "-"),
        ("UITextView", "textStorage", "NSTextStorage", "-"),
        ("UITextView", "textContainer", "NSTextContainer", "-"),
        ("UITextView", "layoutManager", "NSLayoutManager", "-"),
        ("NSTextView", "textStorage", "-", "NSTextStorage"),
        ("NSTextView", "textContainer", "-", "NSTextContainer"),
        ("NSTextView", "layoutManager", "-", "NSLayoutManager"),
        ("NSTextView", "undoManager", "-", "UndoManager"),
        ("UIScrollView", "panGestureRecognizer", "UIPanGestureRecognizer", "-"),
        ("UIScrollView", "refreshControl", "UIRefreshControl", "-"),
        ("NSScrollView", "documentView", "-", "NSView"),
        ("NSScrollView", "contentView", "-", "NSClipView"),
        ("NSWindow", "contentView", "-", "NSView"),
        ("NSWindow", "contentViewController", "-", "NSViewController"),
        ("NSPopover", "contentViewController", "-", "NSViewController"),
        ("UIWindow", "rootViewController", "UIViewController", "-"),
        ("WKWebView", "scrollView", "UIScrollView", "-"),
        ("WKWebView", "configuration", "WKWebViewConfiguration", "WKWebViewConfiguration"),
        ("WKWebViewConfiguration", "userContentController", "WKUserContentController", "WKUserContentController"),
        ("WKWebViewConfiguration", "websiteDataStore", "WKWebsiteDataStore", "WKWebsiteDataStore"),
        ("WKWebsiteDataStore", "httpCookieStore", "WKHTTPCookieStore", "WKHTTPCookieStore"),
        ("AVPlayerViewController", "player", "AVPlayer", "-"),
        ("AVPlayerView", "player", "-", "AVPlayer"),
        ("AVPlayerLayer", "player", "AVPlayer", "AVPlayer"),
        ("AVPlayer", "currentItem", "AVPlayerItem", "AVPlayerItem"),
        ("AVCaptureVideoPreviewLayer", "session", "AVCaptureSession", "AVCaptureSession"),
        ("ARSCNView", "session", "ARSession", "-"),
        ("ARView", "session", "ARSession", "-"),
        ("SCNView", "scene", "SCNScene", "SCNScene"),
        ("SKView", "scene", "SKScene", "SKScene"),
        ("PDFView", "document", "PDFDocument", "PDFDocument"),
        ("AVAudioEngine", "inputNode", "AVAudioInputNode", "AVAudioInputNode"),
        ("AVAudioEngine", "mainMixerNode", "AVAudioMixerNode", "AVAudioMixerNode"),
        ("UIGestureRecognizer", "view", "UIView", "-"),
        ("NSGestureRecognizer", "view", "-", "NSView"),
        ("UIImagePickerController", "cameraOverlayView", "UIView", "-"),
        ("UITableViewCell", "textLabel", "UILabel", "-"),
        ("UITableViewCell", "detailTextLabel", "UILabel", "-"),
        ("NSTableCellView", "textField", "-", "NSTextField"),
        ("UIButton", "titleLabel", "UILabel", "-"),
        ("MPRemoteCommandCenter", "playCommand", "MPRemoteCommand", "MPRemoteCommand"),
        ("MPRemoteCommandCenter", "pauseCommand", "MPRemoteCommand", "MPRemoteCommand"),
        ("MPRemoteCommandCenter", "togglePlayPauseCommand", "MPRemoteCommand", "MPRemoteCommand"),
        ("MPRemoteCommandCenter", "nextTrackCommand", "MPRemoteCommand", "MPRemoteCommand"),
        ("MPRemoteCommandCenter", "previousTrackCommand", "MPRemoteCommand", "MPRemoteCommand"),
        ("NSWorkspace", "notificationCenter", "-", "NotificationCenter"),
    ]

    /// Members that are arrays, by the type of their elements. Sources as above.
    private static let collections: [(owner: String, member: String, uiKit: String, appKit: String)] = [
        ("UIView", "subviews", "UIView", "-"),
        ("NSView", "subviews", "-", "NSView"),
        ("UIStackView", "arrangedSubviews", "UIView", "-"),
        ("NSStackView", "arrangedSubviews", "-", "NSView"),
        ("UIViewController", "children", "UIViewController", "-"),
        ("NSViewController", "children", "-", "NSViewController"),
        ("UIPageViewController", "viewControllers", "UIViewController", "-"),
        ("UINavigationController", "viewControllers", "UIViewController", "-"),
        ("UITabBarController", "viewControllers", "UIViewController", "-"),
        ("UIView", "gestureRecognizers", "UIGestureRecognizer", "-"),
        ("NSView", "gestureRecognizers", "-", "NSGestureRecognizer"),
    ]

    /// Static factories that return something else than an instance of their own class. Sources as above.
    private static let factories: [(owner: String, method: String, type: String)] = [
        ("NSTextView", "scrollableTextView", "NSScrollView"),
        ("NSTextView", "scrollablePlainDocumentContentTextView", "NSScrollView"),
        ("NSTextView", "scrollableDocumentContentTextView", "NSScrollView"),
        ("Timer", "scheduledTimer", "Timer"),
        ("Timer", "publish", "TimerPublisher"),
        ("AVCaptureDevice", "default", "AVCaptureDevice"),
        ("MPRemoteCommandCenter", "shared", "MPRemoteCommandCenter"),
    ]

    /// Static members that most often hold an instance of their own type.
    static let sharedInstances: Set<String> = ["shared", "default", "main", "current", "general", "standard", "system"]

    private typealias Row = (owner: String, member: String, uiKit: String, appKit: String)
    private static let objectsByMember = Dictionary(grouping: objects, by: \.member)
    private static let collectionsByMember = Dictionary(grouping: collections, by: \.member)

    /// The type of `member` on a value whose class has this framework ancestry.
    package static func type(of member: String, on ancestry: [String], platforms: PlatformSet) -> String? {
        type(in: objectsByMember[member], on: ancestry, platforms: platforms)
    }

    /// What one element of the array `member` is.
    package static func elementType(of member: String, on ancestry: [String], platforms: PlatformSet) -> String? {
        type(in: collectionsByMember[member], on: ancestry, platforms: platforms)
    }

    private static func type(in rows: [Row]?, on ancestry: [String], platforms: PlatformSet) -> String? {
        guard let row = rows?.first(where: { ancestry.contains($0.owner) }) else { return nil }
        let type = platforms.meets(.uiKit) && row.uiKit != "-" ? row.uiKit : row.appKit
        return type == "-" ? nil : type
    }

    /// Whether a bare `name` inside a class of this ancestry can be the framework's member.
    static func isKnown(_ name: String, on ancestry: [String]) -> Bool {
        let rows = (objectsByMember[name] ?? []) + (collectionsByMember[name] ?? [])
        return rows.contains { ancestry.contains($0.owner) }
            || FeedbackMembers.member(name, isCall: false, of: ancestry) != nil
            || name == "delegate" || name == "dataSource"
    }

    /// What the static method `name` of `owner` returns.
    package static func factoryResult(_ name: String, of owner: String) -> String? {
        factories.first { $0.owner == owner && $0.method == name }?.type
    }
}
