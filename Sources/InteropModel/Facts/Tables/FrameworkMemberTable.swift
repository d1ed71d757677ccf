// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// What a member of a framework class is (`[T]`: an array of them), where a chain of members leads to something that a rule knows.
    static let frameworkMembers = FactTable(
        #"""
        class	member	type	source
        ARSCNView	session	ARSession	Apple doc arkit/arscnview/session
        ARView	session	ARSession	Apple doc realitykit/arview/session
        AVAudioEngine	inputNode	AVAudioInputNode	Apple doc avfaudio/avaudioengine/inputnode
        AVAudioEngine	mainMixerNode	AVAudioMixerNode	Apple doc avfaudio/avaudioengine/mainmixernode
        AVCaptureVideoPreviewLayer	session	AVCaptureSession	objc2 AVFoundation/AVCaptureVideoPreviewLayer.rs:116
        AVPlayer	currentItem	AVPlayerItem	objc2 AVFoundation/AVPlayer.rs:406
        AVPlayerLayer	player	AVPlayer	objc2 AVFoundation/AVPlayerLayer.rs:64
        AVPlayerView	player	AVPlayer	objc2 AVKit/AVPlayerView.rs:113
        AVPlayerViewController	player	AVPlayer	Apple doc avkit/avplayerviewcontroller/player
        CALayer	mask	CALayer	objc2 QuartzCore/CALayer.rs:396
        CALayer	sublayers	[CALayer]	objc2 QuartzCore/CALayer.rs:354
        CALayer	superlayer	CALayer	objc2 QuartzCore/CALayer.rs:346
        MPRemoteCommandCenter	nextTrackCommand	MPRemoteCommand	Apple doc mediaplayer/mpremotecommandcenter/nexttrackcommand
        MPRemoteCommandCenter	pauseCommand	MPRemoteCommand	Apple doc mediaplayer/mpremotecommandcenter/pausecommand
        MPRemoteCommandCenter	playCommand	MPRemoteCommand	Apple doc mediaplayer/mpremotecommandcenter/playcommand
        MPRemoteCommandCenter	previousTrackCommand	MPRemoteCommand	Apple doc mediaplayer/mpremotecommandcenter/previoustrackcommand
        MPRemoteCommandCenter	togglePlayPauseCommand	MPRemoteCommand	Apple doc mediaplayer/mpremotecommandcenter/toggleplaypausecommand
        NSControl	currentEditor	NSText	objc2 AppKit/NSControl.rs:424
        NSGestureRecognizer	view	NSView	objc2 AppKit/NSGestureRecognizer.rs:123
        NSPopover	contentViewController	NSViewController	objc2 AppKit/NSPopover.rs:146
        NSScrollView	contentView	NSClipView	objc2 AppKit/NSScrollView.rs:180
        NSScrollView	documentView	NSView	objc2 AppKit/NSScrollView.rs:170
        NSSplitViewController	splitView	NSSplitView	objc2 AppKit/NSSplitViewController.rs:100
        NSStackView	arrangedSubviews	[NSView]	Apple doc appkit/nsstackview/arrangedsubviews
        NSTableCellView	textField	NSTextField	Apple doc appkit/nstablecellview/textfield
        NSTableView	headerView	NSTableHeaderView	objc2 AppKit/NSTableView.rs:419
        NSTabViewController	tabView	NSTabView	objc2 AppKit/NSTabViewController.rs:131
        NSTextView	layoutManager	NSLayoutManager	objc2 AppKit/NSTextView.rs:339
        NSTextView	textContainer	NSTextContainer	objc2 AppKit/NSTextView.rs:299
        NSTextView	textStorage	NSTextStorage	objc2 AppKit/NSTextView.rs:347
        NSTextView	undoManager	UndoManager	Apple doc appkit/nstextview/undomanager
        NSView	enclosingScrollView	NSScrollView	objc2 AppKit/NSView.rs:964
        NSView	gestureRecognizers	[NSGestureRecognizer]	Apple doc appkit/nsview/gesturerecognizers
        NSView	layer	CALayer	objc2 AppKit/NSView.rs:820
        NSView	subviews	[NSView]	Apple doc appkit/nsview/subviews
        NSView	superview	NSView	objc2 AppKit/NSView.rs:211
        NSView	window	NSWindow	objc2 AppKit/NSView.rs:204
        NSViewController	children	[NSViewController]	Apple doc appkit/nsviewcontroller/children
        NSViewController	parent	NSViewController	objc2 AppKit/NSViewController.rs:328
        NSViewController	view	NSView	objc2 AppKit/NSViewController.rs:126
        NSWindow	contentView	NSView	objc2 AppKit/NSWindow.rs:774
        NSWindow	contentViewController	NSViewController	objc2 AppKit/NSWindow.rs:1783
        NSWorkspace	notificationCenter	NotificationCenter	Apple doc appkit/nsworkspace/notificationcenter
        PDFView	currentPage	PDFPage	objc2 PDFKit/PDFView.rs:294
        PDFView	document	PDFDocument	objc2 PDFKit/PDFView.rs:217
        PDFView	documentView	NSView	objc2 PDFKit/PDFView.rs:652
        SCNView	scene	SCNScene	Apple doc scenekit/scnview/scene
        SKView	scene	SKScene	objc2 SpriteKit/SKView.rs:278
        UIButton	imageView	UIImageView	objc2 UIKit/UIButton.rs:608
        UIButton	titleLabel	UILabel	objc2 UIKit/UIButton.rs:603
        UICollectionViewCell	contentView	UIView	objc2 UIKit/UICollectionViewCell.rs:380
        UICollectionViewController	collectionView	UICollectionView	objc2 UIKit/UICollectionViewController.rs:118
        UIGestureRecognizer	view	UIView	objc2 UIKit/UIGestureRecognizer.rs:113
        UIImagePickerController	cameraOverlayView	UIView	Apple doc uikit/uiimagepickercontroller/cameraoverlayview
        UINavigationController	interactivePopGestureRecognizer	UIGestureRecognizer	objc2 UIKit/UINavigationController.rs:248
        UINavigationController	navigationBar	UINavigationBar	objc2 UIKit/UINavigationController.rs:207
        UINavigationController	toolbar	UIToolbar	objc2 UIKit/UINavigationController.rs:225
        UINavigationController	topViewController	UIViewController	objc2 UIKit/UINavigationController.rs:166
        UINavigationController	viewControllers	[UIViewController]	Apple doc uikit/uinavigationcontroller/viewcontrollers
        UINavigationController	visibleViewController	UIViewController	Apple doc uikit/uinavigationcontroller/visibleviewcontroller
        UINavigationItem	searchController	UISearchController	Apple doc uikit/uinavigationitem/searchcontroller
        UIPageViewController	viewControllers	[UIViewController]	Apple doc uikit/uipageviewcontroller/viewcontrollers
        UIScrollView	panGestureRecognizer	UIPanGestureRecognizer	objc2 UIKit/UIScrollView.rs:747
        UIScrollView	pinchGestureRecognizer	UIPinchGestureRecognizer	objc2 UIKit/UIScrollView.rs:752
        UIScrollView	refreshControl	UIRefreshControl	objc2 UIKit/UIScrollView.rs:775
        UISearchBar	searchTextField	UISearchTextField	objc2 UIKit/UISearchBar.rs:260
        UISearchController	searchBar	UISearchBar	objc2 UIKit/UISearchController.rs:301
        UIStackView	arrangedSubviews	[UIView]	Apple doc uikit/uistackview/arrangedsubviews
        UITabBarController	selectedViewController	UIViewController	objc2 UIKit/UITabBarController.rs:340
        UITabBarController	tabBar	UITabBar	objc2 UIKit/UITabBarController.rs:385
        UITabBarController	viewControllers	[UIViewController]	Apple doc uikit/uitabbarcontroller/viewcontrollers
        UITableViewCell	contentView	UIView	objc2 UIKit/UITableViewCell.rs:416
        UITableViewCell	detailTextLabel	UILabel	objc2 UIKit/UITableViewCell.rs:434
        UITableViewCell	textLabel	UILabel	objc2 UIKit/UITableViewCell.rs:428
        UITableViewController	tableView	UITableView	objc2 UIKit/UITableViewController.rs:111
        UITextView	layoutManager	NSLayoutManager	objc2 UIKit/UITextView.rs:913
        UITextView	textContainer	NSTextContainer	objc2 UIKit/UITextView.rs:892
        UITextView	textStorage	NSTextStorage	objc2 UIKit/UITextView.rs:918
        UIView	gestureRecognizers	[UIGestureRecognizer]	Apple doc uikit/uiview/gesturerecognizers
        UIView	layer	CALayer	objc2 UIKit/UIView.rs:434
        UIView	subviews	[UIView]	Apple doc uikit/uiview/subviews
        UIView	superview	UIView	objc2 UIKit/UIView.rs:699
        UIView	window	UIWindow	objc2 UIKit/UIView.rs:708
        UIViewController	children	[UIViewController]	Apple doc uikit/uiviewcontroller/children
        UIViewController	navigationController	UINavigationController	Apple doc uikit/uiviewcontroller/navigationcontroller
        UIViewController	navigationItem	UINavigationItem	Apple doc uikit/uiviewcontroller/navigationitem
        UIViewController	parent	UIViewController	objc2 UIKit/UIViewController.rs:450
        UIViewController	popoverPresentationController	UIPopoverPresentationController	Apple doc uikit/uiviewcontroller/popoverpresentationcontroller
        UIViewController	presentationController	UIPresentationController	Apple doc uikit/uiviewcontroller/presentationcontroller
        UIViewController	presentedViewController	UIViewController	objc2 UIKit/UIViewController.rs:459
        UIViewController	presentingViewController	UIViewController	objc2 UIKit/UIViewController.rs:463
        UIViewController	sheetPresentationController	UISheetPresentationController	Apple doc uikit/uiviewcontroller/sheetpresentationcontroller
        UIViewController	tabBarController	UITabBarController	Apple doc uikit/uiviewcontroller/tabbarcontroller
        UIViewController	view	UIView	objc2 UIKit/UIViewController.rs:192
        UIWindow	rootViewController	UIViewController	Apple doc uikit/uiwindow/rootviewcontroller
        WKWebsiteDataStore	httpCookieStore	WKHTTPCookieStore	Apple doc webkit/wkwebsitedatastore/httpcookiestore
        WKWebView	configuration	WKWebViewConfiguration	objc2 WebKit/WKWebView.rs:173
        WKWebView	scrollView	UIScrollView	Apple doc webkit/wkwebview/scrollview
        WKWebViewConfiguration	userContentController	WKUserContentController	objc2 WebKit/WKWebViewConfiguration.rs:148
        WKWebViewConfiguration	websiteDataStore	WKWebsiteDataStore	objc2 WebKit/WKWebViewConfiguration.rs:178
        """#
    )
}
