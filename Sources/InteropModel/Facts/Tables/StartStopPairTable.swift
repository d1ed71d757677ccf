// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// What is started and how it is ended. `labels` are argument labels, `_` for none, with `?`
    /// where the argument may be left out; `-` no argument, `*` any. `ends` are base names of calls;
    /// `member=value` is such an assignment, `release` means that dropping the returned token ends it.
    /// `must_end`: it goes on after the view unless one of the ends runs. Of `release` pairs that is the token's owner's affair.
    static let startStopPairs = FactTable(
        #"""
        receiver	start	form	labels	ends	keeps_target_strongly	ends_with_owner	must_end	source
        -	CVDisplayLinkStart	function	*	CVDisplayLinkStop	unknown	unknown	no	pair from the API only; memory effects: no source found
        ARSession	run	method	_,options?	pause	no	unknown	yes	Apple doc arkit/arsession/run(_:options:) (runs on until paused); ends with the view that owns the session: not stated
        AVAssetExportSession	exportAsynchronously	method	completionHandler	cancelExport	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVAudioEngine	start	method	-	stop	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVAudioNode	installTap	method	onBus,bufferSize,format,block	removeTap	yes	no	yes	iOS16.5 AVFAudio.framework/Headers/AVAudioNode.h:117-124
        AVAudioPlayer	play	method	-	stop,pause	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVAudioRecorder	record	method	-	stop	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVCaptureDevice	lockForConfiguration	method	-	unlockForConfiguration	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVCapturePhotoOutput	capturePhoto	method	with,delegate	-	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVCaptureSession	startRunning	method	-	stopRunning	no	unknown	yes	iOS16.5 AVFoundation.framework/Headers/AVCaptureSession.h:485,495 (both block); ends when the session is released: not stated
        AVCaptureVideoDataOutput	setSampleBufferDelegate	method	_,queue	setSampleBufferDelegate	unknown	unknown	no	Apple doc avfoundation/avcapturevideodataoutput/setsamplebufferdelegate(_:queue:) (strength not stated)
        AVPictureInPictureController	startPictureInPicture	method	-	stopPictureInPicture	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVPlayer	addBoundaryTimeObserver	method	forTimes,queue,using	removeTimeObserver	no	no	yes	as addPeriodicTimeObserver
        AVPlayer	addPeriodicTimeObserver	method	forInterval,queue,using	removeTimeObserver	no	no	yes	iOS16.5 AVFoundation.framework/Headers/AVPlayer.h:559-567 (release without removal is undefined)
        AVPlayer	play	method	-	pause,player=nil,replaceCurrentItem	unknown	unknown	yes	pair from the API only; memory effects: no source found
        AVPlayerLooper	init	initializer	player,templateItem	disableLooping	unknown	unknown	no	pair from the API only; memory effects: no source found
        AVSpeechSynthesizer	speak	method	_	stopSpeaking	unknown	unknown	no	pair from the API only; memory effects: no source found
        CADisplayLink	add	method	to,forMode	invalidate,remove	yes	no	yes	Apple doc quartzcore/cadisplaylink (retains the target; the run loop retains the link; invalidate releases both)
        CADisplayLink	init	initializer	target,selector	invalidate	yes	no	yes	Apple doc quartzcore/cadisplaylink (retains the target; the run loop retains the link; invalidate releases both)
        CALayer	add	method	_,forKey	removeAnimation,removeAllAnimations	yes	yes	no	Apple doc quartzcore/caanimation/delegate (the animation retains its delegate)
        CAMetalDisplayLink	add	method	to,forMode	invalidate	unknown	no	yes	Apple doc quartzcore/cametaldisplaylink
        CBCentralManager	scanForPeripherals	method	withServices,options?	stopScan	no	unknown	no	delegate is weak: iOS16.5 CoreBluetooth.framework/Headers/CBCentralManager.h
        CLLocationManager	startMonitoring	method	for	stopMonitoring	no	no	yes	Apple doc corelocation/cllocationmanager/startmonitoring(for:) (regions are kept by the system)
        CLLocationManager	startRangingBeacons	method	satisfying	stopRangingBeacons	no	unknown	no	as startUpdatingLocation
        CLLocationManager	startUpdatingHeading	method	-	stopUpdatingHeading	no	unknown	yes	as startUpdatingLocation
        CLLocationManager	startUpdatingLocation	method	-	stopUpdatingLocation	no	unknown	yes	delegate is weak (iOS16.5 CoreLocation.framework/Headers/CLLocationManager.h); ends when the manager is released: not stated
        CMAltimeter	startRelativeAltitudeUpdates	method	to,withHandler	stopRelativeAltitudeUpdates	yes	unknown	no	Apple doc coremotion/cmaltimeter/startrelativealtitudeupdates(to:withhandler:)
        CMMotionManager	startAccelerometerUpdates	method	-	stopAccelerometerUpdates	no	unknown	yes	objc2 CoreMotion/CMMotionManager.rs (startAccelerometerUpdates)
        CMMotionManager	startAccelerometerUpdates	method	to,withHandler	stopAccelerometerUpdates	yes	unknown	yes	iOS16.5 CoreMotion.framework/Headers/CMMotionManager.h:146-150
        CMMotionManager	startDeviceMotionUpdates	method	-	stopDeviceMotionUpdates	no	unknown	yes	objc2 CoreMotion/CMMotionManager.rs (startDeviceMotionUpdates)
        CMMotionManager	startDeviceMotionUpdates	method	to,withHandler	stopDeviceMotionUpdates	yes	unknown	yes	iOS16.5 CoreMotion.framework/Headers/CMMotionManager.h:365-370; ends with the manager: not stated
        CMMotionManager	startDeviceMotionUpdates	method	using	stopDeviceMotionUpdates	no	unknown	yes	objc2 CoreMotion/CMMotionManager.rs:224
        CMMotionManager	startDeviceMotionUpdates	method	using,to,withHandler	stopDeviceMotionUpdates	yes	unknown	yes	objc2 CoreMotion/CMMotionManager.rs:240
        CMMotionManager	startGyroUpdates	method	-	stopGyroUpdates	no	unknown	yes	objc2 CoreMotion/CMMotionManager.rs (startGyroUpdates)
        CMMotionManager	startGyroUpdates	method	to,withHandler	stopGyroUpdates	yes	unknown	yes	iOS16.5 CoreMotion.framework/Headers/CMMotionManager.h:212-217
        CMMotionManager	startMagnetometerUpdates	method	-	stopMagnetometerUpdates	no	unknown	yes	objc2 CoreMotion/CMMotionManager.rs (startMagnetometerUpdates)
        CMMotionManager	startMagnetometerUpdates	method	to,withHandler	stopMagnetometerUpdates	yes	unknown	yes	iOS16.5 CoreMotion.framework/Headers/CMMotionManager.h:279-281
        CMPedometer	startUpdates	method	from,withHandler	stopUpdates	yes	unknown	no	Apple doc coremotion/cmpedometer/startupdates(from:withhandler:)
        DataScannerViewController	startScanning	method	-	stopScanning	no	unknown	yes	Apple doc visionkit/datascannerviewcontroller/startscanning()
        DispatchSource	makeFileSystemObjectSource	static	*	cancel	unknown	no	yes	as makeTimerSource; the file descriptor must be closed in the cancel handler
        DispatchSource	makeMachReceiveSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makemachreceivesource
        DispatchSource	makeMachSendSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makemachsendsource
        DispatchSource	makeMemoryPressureSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makememorypressuresource
        DispatchSource	makeProcessSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makeprocesssource
        DispatchSource	makeReadSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makereadsource
        DispatchSource	makeSignalSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makesignalsource
        DispatchSource	makeTimerSource	static	*	cancel	unknown	unknown	yes	pair from the API only; memory effects: no source found
        DispatchSource	makeUserDataAddSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makeuserdataaddsource
        DispatchSource	makeUserDataOrSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makeuserdataorsource
        DispatchSource	makeUserDataReplaceSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makeuserdatareplacesource
        DispatchSource	makeWriteSource	static	*	cancel	unknown	unknown	yes	Apple doc dispatch/dispatchsource/makewritesource
        FileHandle	readabilityHandler	property	*	readabilityHandler=nil	unknown	unknown	no	pair from the API only; memory effects: no source found
        GKLocalPlayer	register	method	_	unregisterListener,unregisterAllListeners	unknown	unknown	no	pair from the API only; memory effects: no source found
        MCNearbyServiceAdvertiser	startAdvertisingPeer	method	-	stopAdvertisingPeer	unknown	unknown	no	pair from the API only; memory effects: no source found
        MCNearbyServiceBrowser	startBrowsingForPeers	method	-	stopBrowsingForPeers	no	unknown	no	Apple doc multipeerconnectivity/mcnearbyservicebrowser/startbrowsingforpeers() (until stopped); delegate is weak: iOS16.5 MultipeerConnectivity.framework/Headers/MCNearbyServiceBrowser.h
        MPRemoteCommand	addTarget	method	_,action	removeTarget	no	no	yes	iOS16.5 MediaPlayer.framework/Headers/MPRemoteCommand.h:50 (target is not kept, should be removed)
        MPRemoteCommand	addTarget	method	handler	removeTarget	yes	no	yes	Apple doc mediaplayer/mpremotecommand/addtarget(handler:) (remove with the returned object)
        MXMetricManager	add	method	_	remove	unknown	unknown	no	iOS16.5 MetricKit.framework/Headers/MXMetricManager.h:30,71
        NotificationCenter	addObserver	method	_,selector,name,object	removeObserver	no	yes	no	Apple doc foundation/notificationcenter/1415360-addobserver (no need to unregister from iOS 9 and macOS 10.11 on)
        NotificationCenter	addObserver	method	forName,object,queue,using	removeObserver	yes	no	yes	Apple doc foundation/notificationcenter/1411723-addobserver (block and token are held strongly until removed); iOS16.5 Foundation.framework/Headers/NSNotification.h:51-52 (the system keeps the token; remove with removeObserver)
        NotificationCenter	notifications	method	named,object?	cancel	unknown	unknown	no	unknown; its task goes on until cancelled (Apple doc swift/task)
        NSEvent	addGlobalMonitorForEvents	static	matching,handler	removeMonitor	yes	no	yes	as addLocalMonitorForEvents
        NSEvent	addLocalMonitorForEvents	static	matching,handler	removeMonitor	yes	no	yes	Apple doc mirror appkit-nsevent-addlocalmonitorforevents(matching:handler:).md (must be removed, once only)
        NSFileCoordinator	addFilePresenter	static	_	removeFilePresenter	unknown	no	yes	iOS16.5 Foundation.framework/Headers/NSFileCoordinator.h:100 (a balancing removal is needed before the presenter goes)
        NSObject	addObserver	method	_,forKeyPath,options?,context?	removeObserver	unknown	unknown	yes	iOS16.5 Foundation.framework/Headers/NSKeyValueObserving.h:87-91 (pair); memory effects: no source found
        NSObject	observe	method	_,options?,changeHandler	invalidate,release	unknown	yes	no	Apple doc foundation/nskeyvalueobservation (invalidate() is called when it is deinited)
        NSPopover	show	method	relativeTo	close,performClose	unknown	unknown	yes	objc2 AppKit/NSPopover.rs:224
        NSPopover	show	method	relativeTo,of,preferredEdge	close,performClose	unknown	unknown	yes	Apple doc mirror appkit-nspopover-close().md (also closed when its window closes)
        NSStatusBar	statusItem	method	withLength	removeStatusItem,release	no	yes	no	Apple doc mirror appkit-nsstatusbar-statusitem(withlength:).md (bar keeps no reference; item goes when released)
        NSView	addTrackingArea	method	_	removeTrackingArea	unknown	unknown	no	pair from the API only; memory effects: no source found
        NSView	displayLink	method	target,selector	invalidate	yes	no	yes	returns a CADisplayLink: Apple doc quartzcore/cadisplaylink (retains the target; the run loop retains the link; invalidate releases both)
        NSViewController	present	method	_,asPopoverRelativeTo,of,preferredEdge,behavior	dismiss	unknown	unknown	yes	objc2 AppKit/NSViewController.rs:287
        NSViewController	present	method	_,asPopoverRelativeTo,of,preferredEdge,behavior,hasFullSizeContent	dismiss	unknown	unknown	yes	objc2 AppKit/NSViewController.rs:299
        NSViewController	presentAsModalWindow	method	_	dismiss	unknown	unknown	yes	objc2 AppKit/NSViewController.rs:282
        NSViewController	presentAsSheet	method	_	dismiss	unknown	unknown	yes	objc2 AppKit/NSViewController.rs:278
        NSWindow	addChildWindow	method	_,ordered	removeChildWindow,orderOut,close	unknown	unknown	yes	Apple doc mirror appkit-nswindow-addchildwindow(_:ordered:).md (memory effects not stated)
        NSWindow	beginSheet	method	_,completionHandler?	endSheet,close,orderOut	unknown	unknown	yes	Apple doc mirror appkit-nswindow-endsheet(_:).md
        NSWindow	makeKeyAndOrderFront	method	_	close,orderOut	unknown	unknown	yes	pair from the API only; memory effects: no source found
        NSWindow	orderFront	method	_	close,orderOut	unknown	unknown	yes	objc2 AppKit/NSWindow.rs:1111
        NSWindow	orderFrontRegardless	method	-	close,orderOut	unknown	unknown	yes	objc2 AppKit/NSWindow.rs:1130
        NWPathMonitor	start	method	queue	cancel	yes	unknown	no	ends when released: not stated
        PHPhotoLibrary	register	method	_	unregisterChangeObserver	unknown	unknown	no	iOS16.5 Photos.framework/Headers/PHPhotoLibrary.h:86-87 (strength not stated)
        PKToolPicker	addObserver	method	_	removeObserver	no	yes	no	iOS16.5 PencilKit.framework/Headers/PKToolPicker.h:50 (observers are weak)
        PKToolPicker	setVisible	method	_,forFirstResponder	setVisible	unknown	unknown	no	pair from the API only; memory effects: no source found
        ProcessInfo	beginActivity	method	options,reason	endActivity	unknown	unknown	no	pair from the API only; memory effects: no source found
        Publisher	assign	method	to	-	no	yes	no	Apple doc combine/publisher/assign(to:) (ends when the published property goes)
        Publisher	assign	method	to,on	cancel,release	yes	yes	no	Apple doc combine/publisher/assign(to:on:) (strong reference to the object; the token ends it); kept by that object it is a cycle: Apple doc combine/publisher/assign(to:)
        Publisher	sink	method	*	cancel,release	unknown	yes	no	Apple doc combine/anycancellable (cancels itself when deinitialized)
        RoomCaptureSession	run	method	configuration	stop	unknown	unknown	no	pair from the API only; memory effects: no source found
        RPScreenRecorder	startCapture	method	handler?,completionHandler?	stopCapture	unknown	unknown	no	pair from the API only; memory effects: no source found
        SFSpeechRecognizer	recognitionTask	method	with,resultHandler	cancel,finish	unknown	unknown	no	pair from the API only; memory effects: no source found
        SKPaymentQueue	add	method	_	remove	no	no	yes	iOS16.5 StoreKit.framework/Headers/SKPaymentQueue.h:56 (observers are not kept)
        Task	detached	static	*	cancel	yes	no	yes	Apple doc swift/task (runs on whether or not a reference is kept); the closure holds what it captures
        Task	init	initializer	*	cancel	yes	no	yes	Apple doc swift/task (runs on whether or not a reference is kept); the closure holds what it captures
        Timer	init	initializer	fire,interval,repeats,block	invalidate	yes	no	yes	Apple doc foundation/timer (strong reference to target until invalidated; the run loop keeps the timer)
        Timer	init	initializer	fireAt,interval,target,selector,userInfo,repeats	invalidate	yes	no	yes	Apple doc foundation/timer (strong reference to target until invalidated; the run loop keeps the timer)
        Timer	init	initializer	timeInterval,repeats,block	invalidate	yes	no	yes	Apple doc foundation/timer (strong reference to target until invalidated; run loop keeps the timer; invalidate is the only way out)
        Timer	init	initializer	timeInterval,target,selector,userInfo,repeats	invalidate	yes	no	yes	Apple doc foundation/timer (strong reference to target until invalidated; run loop keeps the timer; invalidate is the only way out)
        Timer	scheduledTimer	static	timeInterval,target,selector,userInfo,repeats	invalidate	yes	no	yes	Apple doc foundation/timer (strong reference to target until invalidated; run loop keeps the timer; invalidate is the only way out)
        Timer	scheduledTimer	static	withTimeInterval,repeats,block	invalidate	yes	no	yes	Apple doc foundation/timer (strong reference to target until invalidated; run loop keeps the timer; invalidate is the only way out); a non-repeating one ends by itself (iOS16.5 Foundation.framework/Headers/NSTimer.h:29)
        UIApplication	beginBackgroundTask	method	expirationHandler?	endBackgroundTask	unknown	no	yes	Apple doc uikit/uiapplication/beginbackgroundtask(expirationhandler:) (each call must be balanced)
        UIDevice	beginGeneratingDeviceOrientationNotifications	method	-	endGeneratingDeviceOrientationNotifications	no	no	yes	Apple doc uikit/uidevice/begingeneratingdeviceorientationnotifications() (nestable, each call matched)
        UIUpdateLink	init	initializer	view	isEnabled=false	unknown	unknown	no	pair from the API only; memory effects: no source found
        UIViewController	present	method	_,animated,completion?	dismiss	unknown	unknown	yes	pair from the API only; memory effects: no source found
        URL	startAccessingSecurityScopedResource	method	-	stopAccessingSecurityScopedResource	no	no	no	Apple doc foundation/url/1779698-startaccessingsecurityscopedreso (each call must be balanced)
        URLSession	init	initializer	configuration,delegate,delegateQueue	invalidateAndCancel,finishTasksAndInvalidate	yes	no	yes	iOS16.5 Foundation.framework/Headers/NSURLSession.h:133,163-168 (delegate is kept until invalidated)
        WKHTTPCookieStore	add	method	_	remove	no	unknown	no	Apple doc webkit/wkhttpcookiestore/add(_:) (no strong reference)
        WKUserContentController	add	method	_,contentWorld,name	removeScriptMessageHandler,removeAllScriptMessageHandlers	yes	no	yes	objc2 WebKit/WKUserContentController.rs:82
        WKUserContentController	add	method	_,name	removeScriptMessageHandler,removeAllScriptMessageHandlers	yes	no	yes	react-native-wkwebview pull 56 (CRAlpha), rinov/YoutubeKit pull 43 (handler is retained, web view never freed); iOS16.5 WebKit.framework/Headers/WKUserContentController.h:109-119 (removal)
        WKUserContentController	addScriptMessageHandler	method	_,contentWorld,name	removeScriptMessageHandler,removeAllScriptMessageHandlers	yes	no	yes	as add(_:name:), not stated separately
        WKUserContentController	addUserScript	method	_	removeAllUserScripts	no	unknown	no	iOS16.5 WebKit.framework/Headers/WKUserContentController.h:58
        WKWebViewConfiguration	setURLSchemeHandler	method	_,forURLScheme	-	unknown	yes	no	no way to remove it; no source on strength
        """#
    )
}
