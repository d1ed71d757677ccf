// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Delegate and data-source protocols. `main_actor` is the mark on the protocol itself, the only one that isolates a
    /// conforming class; `members_main_actor` tells how many requirements are marked one by one.
    /// `refines` lists direct parents; `owner` the properties, initializers and methods that take a conforming object.
    static let delegateProtocols = FactTable(
        #"""
        protocol	framework	main_actor	members_main_actor	refines	owner	source
        ARCoachingOverlayViewDelegate	ARKit	no	none	-	ARCoachingOverlayView.delegate	objc2 ARKit/ARCoachingOverlayView.rs:275
        ARSCNViewDelegate	ARKit	no	none	SCNSceneRendererDelegate,ARSessionObserver	ARSCNView.delegate	objc2 ARKit/ARSCNView.rs:16
        ARSessionDelegate	ARKit	no	none	ARSessionObserver	ARSession.delegate	objc2 ARKit/ARSession.rs:463
        ARSessionObserver	ARKit	no	none	-	-	objc2 ARKit/ARSession.rs:325
        ARSKViewDelegate	ARKit	no	none	SKViewDelegate,ARSessionObserver	ARSKView.delegate	objc2 ARKit/ARSKView.rs:14
        ASAuthorizationControllerDelegate	AuthenticationServices	yes	all	-	ASAuthorizationController.delegate	objc2 AuthenticationServices/ASAuthorizationController.rs:12
        ASAuthorizationControllerPresentationContextProviding	AuthenticationServices	yes	all	-	ASAuthorizationController.presentationContextProvider	objc2 AuthenticationServices/ASAuthorizationController.rs:48
        ASWebAuthenticationPresentationContextProviding	AuthenticationServices	yes	all	-	ASWebAuthenticationSession.presentationContextProvider	objc2 AuthenticationServices/ASWebAuthenticationSession.rs:195
        AVAssetDownloadDelegate	AVFoundation	no	none	URLSessionTaskDelegate	AVAssetDownloadURLSession.init(configuration:assetDownloadDelegate:delegateQueue:)	objc2 AVFoundation/AVAssetDownloadTask.rs:409
        AVAssetResourceLoaderDelegate	AVFoundation	no	none	-	AVAssetResourceLoader.setDelegate(_:queue:)	objc2 AVFoundation/AVAssetResourceLoader.rs:74
        AVAudioPlayerDelegate	AVFAudio	no	none	-	AVAudioPlayer.delegate	objc2 AVFAudio/AVAudioPlayer.rs:247
        AVAudioRecorderDelegate	AVFAudio	no	none	-	AVAudioRecorder.delegate	objc2 AVFAudio/AVAudioRecorder.rs:247
        AVCaptureAudioDataOutputSampleBufferDelegate	AVFoundation	no	none	-	AVCaptureAudioDataOutput.setSampleBufferDelegate(_:queue:)	objc2 AVFoundation/AVCaptureAudioDataOutput.rs:166
        AVCaptureDataOutputSynchronizerDelegate	AVFoundation	no	none	-	AVCaptureDataOutputSynchronizer.setDelegate(_:queue:)	objc2 AVFoundation/AVCaptureDataOutputSynchronizer.rs:107
        AVCaptureDepthDataOutputDelegate	AVFoundation	no	none	-	AVCaptureDepthDataOutput.setDelegate(_:callbackQueue:)	objc2 AVFoundation/AVCaptureDepthDataOutput.rs:121
        AVCaptureFileOutputDelegate	AVFoundation	no	none	-	AVCaptureFileOutput.delegate	objc2 AVFoundation/AVCaptureFileOutput.rs:390
        AVCaptureFileOutputRecordingDelegate	AVFoundation	no	none	-	AVCaptureFileOutput.startRecording(to:recordingDelegate:)	objc2 AVFoundation/AVCaptureFileOutput.rs:223
        AVCaptureMetadataOutputObjectsDelegate	AVFoundation	no	none	-	AVCaptureMetadataOutput.setMetadataObjectsDelegate(_:queue:)	objc2 AVFoundation/AVCaptureMetadataOutput.rs:154
        AVCapturePhotoCaptureDelegate	AVFoundation	no	none	-	AVCapturePhotoOutput.capturePhoto(with:delegate:)	objc2 AVFoundation/AVCapturePhotoOutput.rs:1109
        AVCapturePhotoOutputReadinessCoordinatorDelegate	AVFoundation	no	none	-	AVCapturePhotoOutputReadinessCoordinator.delegate	objc2 AVFoundation/AVCapturePhotoOutput.rs:991
        AVCaptureSessionControlsDelegate	AVFoundation	no	none	-	AVCaptureSession.setControlsDelegate(_:queue:)	objc2 AVFoundation/AVCaptureSession.rs:824
        AVCaptureVideoDataOutputSampleBufferDelegate	AVFoundation	no	none	-	AVCaptureVideoDataOutput.setSampleBufferDelegate(_:queue:)	objc2 AVFoundation/AVCaptureVideoDataOutput.rs:382
        AVCaptureViewDelegate	AVKit	no	none	-	AVCaptureView.delegate	objc2 AVKit/AVCaptureView.rs:225
        AVContentKeySessionDelegate	AVFoundation	no	none	-	AVContentKeySession.setDelegate(_:queue:)	objc2 AVFoundation/AVContentKeySession.rs:382
        AVPictureInPictureControllerDelegate	AVKit	no	none	-	AVPictureInPictureController.delegate	objc2 AVKit/AVPictureInPictureController.rs:236
        AVPictureInPictureSampleBufferPlaybackDelegate	AVKit	no	none	-	AVPictureInPictureController.ContentSource.init(sampleBufferDisplayLayer:playbackDelegate:)	objc2 AVKit/AVPictureInPictureController_AVSampleBufferDisplayLayerSupport.rs:29
        AVPlayerItemLegibleOutputPushDelegate	AVFoundation	no	none	AVPlayerItemOutputPushDelegate	AVPlayerItemLegibleOutput.setDelegate(_:queue:)	objc2 AVFoundation/AVPlayerItemOutput.rs:507
        AVPlayerItemMetadataCollectorPushDelegate	AVFoundation	no	none	-	AVPlayerItemMetadataCollector.setDelegate(_:queue:)	objc2 AVFoundation/AVPlayerItemMediaDataCollector.rs:158
        AVPlayerItemMetadataOutputPushDelegate	AVFoundation	no	none	AVPlayerItemOutputPushDelegate	AVPlayerItemMetadataOutput.setDelegate(_:queue:)	objc2 AVFoundation/AVPlayerItemOutput.rs:685
        AVPlayerItemOutputPullDelegate	AVFoundation	no	none	-	AVPlayerItemVideoOutput.setDelegate(_:queue:)	objc2 AVFoundation/AVPlayerItemOutput.rs:287
        AVPlayerViewControllerDelegate	AVKit	no	none	-	AVPlayerViewController.delegate	Apple doc AVKit/AVPlayerViewControllerDelegate
        AVPlayerViewDelegate	AVKit	no	none	-	AVPlayerView.delegate	objc2 AVKit/AVPlayerView.rs:514
        AVPlayerViewPictureInPictureDelegate	AVKit	no	none	-	AVPlayerView.pictureInPictureDelegate	objc2 AVKit/AVPlayerView.rs:575
        AVRoutePickerViewDelegate	AVKit	no	none	-	AVRoutePickerView.delegate	objc2 AVKit/AVRoutePickerView.rs:288
        AVSpeechSynthesizerDelegate	AVFAudio	no	none	-	AVSpeechSynthesizer.delegate	objc2 AVFAudio/AVSpeechSynthesis.rs:675
        CAAnimationDelegate	QuartzCore	no	none	-	CAAnimation.delegate	objc2 QuartzCore/CAAnimation.rs:147
        CALayerDelegate	QuartzCore	no	none	-	CALayer.delegate	objc2 QuartzCore/CALayer.rs:1115
        CAMetalDisplayLinkDelegate	QuartzCore	no	none	-	CAMetalDisplayLink.delegate	objc2 QuartzCore/CAMetalDisplayLink.rs:64
        CBCentralManagerDelegate	CoreBluetooth	no	none	-	CBCentralManager.delegate; CBCentralManager.init(delegate:queue:)	objc2 CoreBluetooth/CBCentralManager.rs:472
        CBPeripheralDelegate	CoreBluetooth	no	none	-	CBPeripheral.delegate	objc2 CoreBluetooth/CBPeripheral.rs:462
        CBPeripheralManagerDelegate	CoreBluetooth	no	none	-	CBPeripheralManager.delegate	objc2 CoreBluetooth/CBPeripheralManager.rs:511
        CLLocationManagerDelegate	CoreLocation	no	none	-	CLLocationManager.delegate	objc2 CoreLocation/CLLocationManagerDelegate.rs:12
        CNContactPickerDelegate	ContactsUI	no	none	-	CNContactPickerViewController.delegate; CNContactPicker.delegate	objc2 ContactsUI/CNContactPickerDelegate.rs:13
        CNContactViewControllerDelegate	ContactsUI	no	none	-	CNContactViewController.delegate	Apple doc ContactsUI/CNContactViewControllerDelegate
        CXProviderDelegate	CallKit	no	none	-	CXProvider.setDelegate(_:queue:)	objc2 CallKit/CXProvider.rs:42
        DataScannerViewControllerDelegate	VisionKit	yes	all	-	DataScannerViewController.delegate	Apple doc VisionKit/DataScannerViewControllerDelegate
        EKCalendarChooserDelegate	EventKitUI	no	none	-	EKCalendarChooser.delegate	objc2 EventKitUI/EKCalendarChooser.rs:204
        EKEventEditViewDelegate	EventKitUI	no	none	-	EKEventEditViewController.editViewDelegate	objc2 EventKitUI/EKEventEditViewController.rs:207
        EKEventViewDelegate	EventKitUI	no	none	-	EKEventViewController.delegate	objc2 EventKitUI/EKEventViewController.rs:186
        GADBannerViewDelegate	GoogleMobileAds	unknown	unknown	-	GADBannerView.delegate (BannerView.delegate from SDK 12)	firebase.google.com/docs/reference/ios/googlemobileads/api/reference/Protocols/GADBannerViewDelegate (unmarked there, age unknown)
        GKFriendRequestComposeViewControllerDelegate	GameKit	no	none	-	GKFriendRequestComposeViewController.composeViewDelegate	objc2 GameKit/GKFriendRequestComposeViewController.rs:164
        GKGameCenterControllerDelegate	GameKit	no	none	-	GKGameCenterViewController.gameCenterDelegate	objc2 GameKit/GKGameCenterViewController.rs:265
        GKLocalPlayerListener	GameKit	no	unknown	GKChallengeListener,GKGameActivityListener,GKInviteEventListener,GKTurnBasedEventListener,GKSavedGameListener	GKLocalPlayer.register(_:)	objc2 GameKit/GKLocalPlayer.rs:152
        GKMatchDelegate	GameKit	no	none	-	GKMatch.delegate	objc2 GameKit/GKMatch.rs:175
        GKMatchmakerViewControllerDelegate	GameKit	no	none	-	GKMatchmakerViewController.matchmakerDelegate	objc2 GameKit/GKMatchmakerViewController.rs:246
        GKTurnBasedMatchmakerViewControllerDelegate	GameKit	no	none	-	GKTurnBasedMatchmakerViewController.turnBasedMatchmakerDelegate	objc2 GameKit/GKTurnBasedMatchmakerViewController.rs:156
        GLKViewControllerDelegate	GLKit	no	none	-	GLKViewController.delegate	Apple doc GLKit/GLKViewControllerDelegate
        GLKViewDelegate	GLKit	no	none	-	GLKView.delegate	Apple doc GLKit/GLKViewDelegate
        GMSMapViewDelegate	GoogleMaps	unknown	unknown	-	GMSMapView.delegate	GMSMapViewDelegate.h in public repositories (index id 44571717), unmarked there, age unknown
        ImageAnalysisInteractionDelegate	VisionKit	yes	all	-	ImageAnalysisInteraction.delegate	Apple doc VisionKit/ImageAnalysisInteractionDelegate
        ImageAnalysisOverlayViewDelegate	VisionKit	yes	all	-	ImageAnalysisOverlayView.delegate	Apple doc VisionKit/ImageAnalysisOverlayViewDelegate
        ImagePlaygroundViewController.Delegate	ImagePlayground	no	all	-	ImagePlaygroundViewController.delegate	Apple doc ImagePlayground/ImagePlaygroundViewController/Delegate-swift.protocol
        INUIAddVoiceShortcutButtonDelegate	IntentsUI	no	none	-	INUIAddVoiceShortcutButton.delegate	objc2 IntentsUI/INUIAddVoiceShortcutButton.rs:47
        INUIAddVoiceShortcutViewControllerDelegate	IntentsUI	no	none	-	INUIAddVoiceShortcutViewController.delegate	objc2 IntentsUI/INUIAddVoiceShortcutViewController.rs:104
        INUIEditVoiceShortcutViewControllerDelegate	IntentsUI	no	none	-	INUIEditVoiceShortcutViewController.delegate	objc2 IntentsUI/INUIEditVoiceShortcutViewController.rs:103
        MCAdvertiserAssistantDelegate	MultipeerConnectivity	no	none	-	MCAdvertiserAssistant.delegate	objc2 MultipeerConnectivity/MCAdvertiserAssistant.rs:87
        MCBrowserViewControllerDelegate	MultipeerConnectivity	no	none	-	MCBrowserViewController.delegate	objc2 MultipeerConnectivity/MCBrowserViewController.rs:165
        MCNearbyServiceAdvertiserDelegate	MultipeerConnectivity	no	none	-	MCNearbyServiceAdvertiser.delegate	objc2 MultipeerConnectivity/MCNearbyServiceAdvertiser.rs:87
        MCNearbyServiceBrowserDelegate	MultipeerConnectivity	no	none	-	MCNearbyServiceBrowser.delegate	objc2 MultipeerConnectivity/MCNearbyServiceBrowser.rs:93
        MCSessionDelegate	MultipeerConnectivity	no	none	-	MCSession.delegate	objc2 MultipeerConnectivity/MCSession.rs:195
        MFMailComposeViewControllerDelegate	MessageUI	no	none	-	MFMailComposeViewController.mailComposeDelegate	objc2 MessageUI/MFMailComposeViewController.rs:402
        MFMessageComposeViewControllerDelegate	MessageUI	no	none	-	MFMessageComposeViewController.messageComposeDelegate	objc2 MessageUI/MFMessageComposeViewController.rs:437
        MKLocalSearchCompleterDelegate	MapKit	no	none	-	MKLocalSearchCompleter.delegate	objc2 MapKit/MKLocalSearchCompleter.rs:200
        MKLookAroundViewControllerDelegate	MapKit	no	none	-	MKLookAroundViewController.delegate	objc2 MapKit/MKLookAroundViewController.rs:198
        MKMapItemDetailViewControllerDelegate	MapKit	yes	all	-	MKMapItemDetailViewController.delegate	objc2 MapKit/MKMapItemDetailViewController.rs:15
        MKMapViewDelegate	MapKit	yes	all	-	MKMapView.delegate	objc2 MapKit/MKMapView.rs:819
        MPMediaPickerControllerDelegate	MediaPlayer	no	none	-	MPMediaPickerController.delegate	Apple doc MediaPlayer/MPMediaPickerControllerDelegate
        MSStickerBrowserViewDataSource	Messages	no	none	-	MSStickerBrowserView.dataSource	objc2 Messages/MSStickerBrowserViewDataSource.rs:12
        MTKViewDelegate	MetalKit	no	all	-	MTKView.delegate	objc2 MetalKit/MTKView.rs:448
        MXMetricManagerSubscriber	MetricKit	no	none	-	MXMetricManager.add(_:)	objc2 MetricKit/MXMetricManager.rs:148
        NFCNDEFReaderSessionDelegate	CoreNFC	no	none	-	NFCNDEFReaderSession.init(delegate:queue:invalidateAfterFirstRead:)	objc2 CoreNFC/mod.rs:803
        NFCTagReaderSessionDelegate	CoreNFC	no	none	-	NFCTagReaderSession.init(pollingOption:delegate:queue:)	objc2 CoreNFC/mod.rs:461
        NISessionDelegate	NearbyInteraction	no	none	-	NISession.delegate	objc2 NearbyInteraction/NISession.rs:242
        NSAlertDelegate	AppKit	no	all	-	NSAlert.delegate	objc2 AppKit/NSAlert.rs:314
        NSAnimationDelegate	AppKit	no	none	-	NSAnimation.delegate	objc2 AppKit/NSAnimation.rs:248
        NSBrowserDelegate	AppKit	no	all	-	NSBrowser.delegate	objc2 AppKit/NSBrowser.rs:750
        NSCollectionViewDataSource	AppKit	no	all	-	NSCollectionView.dataSource	objc2 AppKit/NSCollectionView.rs:886
        NSCollectionViewDelegate	AppKit	no	some	-	NSCollectionView.delegate	objc2 AppKit/NSCollectionView.rs:955
        NSCollectionViewDelegateFlowLayout	AppKit	no	all	NSCollectionViewDelegate	NSCollectionView.delegate	objc2 AppKit/NSCollectionViewFlowLayout.rs:102
        NSComboBoxDataSource	AppKit	no	all	-	NSComboBox.dataSource	objc2 AppKit/NSComboBox.rs:34
        NSComboBoxDelegate	AppKit	no	all	NSTextFieldDelegate	NSComboBox.delegate	objc2 AppKit/NSComboBox.rs:96
        NSControlTextEditingDelegate	AppKit	no	all	-	-	objc2 AppKit/NSControl.rs:474
        NSDatePickerCellDelegate	AppKit	no	all	-	NSDatePicker.delegate; NSDatePickerCell.delegate	objc2 AppKit/NSDatePickerCell.rs:319
        NSDraggingDestination	AppKit	no	all	-	-	objc2 AppKit/NSDragging.rs:254
        NSDraggingSource	AppKit	no	all	-	NSView.beginDraggingSession(with:event:source:)	objc2 AppKit/NSDragging.rs:304
        NSFetchedResultsControllerDelegate	CoreData	no	none	-	NSFetchedResultsController.delegate	objc2 CoreData/NSFetchedResultsController.rs:208
        NSFilePresenter	Foundation	no	none	-	NSFileCoordinator.addFilePresenter(_:)	objc2 Foundation/NSFilePresenter.rs:11
        NSFilePromiseProviderDelegate	AppKit	no	some	-	NSFilePromiseProvider.init(fileType:delegate:)	objc2 AppKit/NSFilePromiseProvider.rs:100
        NSGestureRecognizerDelegate	AppKit	no	all	-	NSGestureRecognizer.delegate	objc2 AppKit/NSGestureRecognizer.rs:249
        NSLayoutManagerDelegate	AppKit	no	none	-	NSLayoutManager.delegate	objc2 AppKit/NSLayoutManager.rs:1175
        NSMenuDelegate	AppKit	no	all	-	NSMenu.delegate	objc2 AppKit/NSMenu.rs:586
        NSMenuItemValidation	AppKit	no	all	-	-	objc2 AppKit/NSMenu.rs:576
        NSOpenSavePanelDelegate	AppKit	no	all	-	NSSavePanel.delegate; NSOpenPanel.delegate	objc2 AppKit/NSSavePanel.rs:497
        NSOutlineViewDataSource	AppKit	no	some	-	NSOutlineView.dataSource	objc2 AppKit/NSOutlineView.rs:542
        NSOutlineViewDelegate	AppKit	no	all	NSControlTextEditingDelegate	NSOutlineView.delegate	objc2 AppKit/NSOutlineView.rs:854
        NSPageControllerDelegate	AppKit	no	all	-	NSPageController.delegate	objc2 AppKit/NSPageController.rs:211
        NSPathControlDelegate	AppKit	no	all	-	NSPathControl.delegate	objc2 AppKit/NSPathControl.rs:267
        NSPopoverDelegate	AppKit	no	all	-	NSPopover.delegate	objc2 AppKit/NSPopover.rs:292
        NSScrubberDataSource	AppKit	no	all	-	NSScrubber.dataSource	objc2 AppKit/NSScrubber.rs:12
        NSScrubberDelegate	AppKit	no	all	-	NSScrubber.delegate	objc2 AppKit/NSScrubber.rs:35
        NSSearchFieldDelegate	AppKit	no	all	NSTextFieldDelegate	NSSearchField.delegate	objc2 AppKit/NSSearchField.rs:16
        NSSharingServiceDelegate	AppKit	no	all	-	NSSharingService.delegate	objc2 AppKit/NSSharingService.rs:338
        NSSharingServicePickerDelegate	AppKit	no	none	-	NSSharingServicePicker.delegate	objc2 AppKit/NSSharingService.rs:641
        NSSoundDelegate	AppKit	no	all	-	NSSound.delegate	objc2 AppKit/NSSound.rs:248
        NSSplitViewDelegate	AppKit	no	all	-	NSSplitView.delegate	objc2 AppKit/NSSplitView.rs:279
        NSStackViewDelegate	AppKit	no	all	-	NSStackView.delegate	objc2 AppKit/NSStackView.rs:358
        NSTableViewDataSource	AppKit	no	some	-	NSTableView.dataSource	objc2 AppKit/NSTableView.rs:1531
        NSTableViewDelegate	AppKit	no	all	NSControlTextEditingDelegate	NSTableView.delegate	objc2 AppKit/NSTableView.rs:1161
        NSTabViewDelegate	AppKit	no	all	-	NSTabView.delegate	objc2 AppKit/NSTabView.rs:398
        NSTextContentManagerDelegate	AppKit	no	none	-	NSTextContentManager.delegate	objc2 AppKit/NSTextContentManager.rs:250
        NSTextContentStorageDelegate	AppKit	no	none	NSTextContentManagerDelegate	NSTextContentStorage.delegate	objc2 AppKit/NSTextContentManager.rs:276
        NSTextDelegate	AppKit	no	all	-	NSText.delegate	objc2 AppKit/NSText.rs:646
        NSTextFieldDelegate	AppKit	no	all	NSControlTextEditingDelegate	NSTextField.delegate	objc2 AppKit/NSTextField.rs:527
        NSTextLayoutManagerDelegate	AppKit	no	none	-	NSTextLayoutManager.delegate	objc2 AppKit/NSTextLayoutManager.rs:429
        NSTextStorageDelegate	AppKit	no	none	-	NSTextStorage.delegate	objc2 AppKit/NSTextStorage.rs:165
        NSTextViewDelegate	AppKit	no	some	NSTextDelegate	NSTextView.delegate	objc2 AppKit/NSTextView.rs:1855
        NSTextViewportLayoutControllerDelegate	AppKit	no	none	-	NSTextViewportLayoutController.delegate	objc2 AppKit/NSTextViewportLayoutController.rs:13
        NSTokenFieldDelegate	AppKit	no	all	NSTextFieldDelegate	NSTokenField.delegate	objc2 AppKit/NSTokenField.rs:13
        NSToolbarDelegate	AppKit	no	all	-	NSToolbar.delegate	objc2 AppKit/NSToolbar.rs:333
        NSTouchBarDelegate	AppKit	no	all	-	NSTouchBar.delegate	objc2 AppKit/NSTouchBar.rs:203
        NSWindowDelegate	AppKit	no	all	-	NSWindow.delegate	objc2 AppKit/NSWindow.rs:2276
        PDFDocumentDelegate	PDFKit	no	none	-	PDFDocument.delegate	objc2 PDFKit/PDFDocument.rs:572
        PDFPageOverlayViewProvider	PDFKit	no	none	-	PDFView.pageOverlayViewProvider	objc2 PDFKit/PDFPageOverlayViewProvider.rs:14
        PDFViewDelegate	PDFKit	no	none	-	PDFView.delegate	objc2 PDFKit/PDFView.rs:741
        PHLivePhotoViewDelegate	PhotosUI	yes	all	-	PHLivePhotoView.delegate	objc2 PhotosUI/PHLivePhotoView.rs:255
        PHPhotoLibraryAvailabilityObserver	Photos	no	none	-	PHPhotoLibrary.registerAvailabilityObserver(_:)	objc2 Photos/PHPhotoLibrary.rs:70
        PHPhotoLibraryChangeObserver	Photos	no	none	-	PHPhotoLibrary.register(_:)	objc2 Photos/PHPhotoLibrary.rs:60
        PHPickerViewControllerDelegate	PhotosUI	yes	all	-	PHPickerViewController.delegate	objc2 PhotosUI/PHPicker.rs:530
        PKAddPassesViewControllerDelegate	PassKit	no	none	-	PKAddPassesViewController.delegate	Apple doc PassKit/PKAddPassesViewControllerDelegate
        PKAddPaymentPassViewControllerDelegate	PassKit	no	none	-	PKAddPaymentPassViewController.delegate	Apple doc PassKit/PKAddPaymentPassViewControllerDelegate
        PKAddSecureElementPassViewControllerDelegate	PassKit	no	none	-	PKAddSecureElementPassViewController.delegate	Apple doc PassKit/PKAddSecureElementPassViewControllerDelegate
        PKCanvasViewDelegate	PencilKit	yes	all	UIScrollViewDelegate	PKCanvasView.delegate	Apple doc PencilKit/PKCanvasViewDelegate
        PKPayLaterViewDelegate	PassKit	no	none	-	PKPayLaterView.delegate	Apple doc PassKit/PKPayLaterViewDelegate
        PKPaymentAuthorizationControllerDelegate	PassKit	no	some	-	PKPaymentAuthorizationController.delegate	objc2 PassKit/PKPaymentAuthorizationController.rs:15
        PKPaymentAuthorizationViewControllerDelegate	PassKit	no	none	-	PKPaymentAuthorizationViewController.delegate	objc2 PassKit/PKPaymentAuthorizationViewControllerDelegate.rs:12
        PKToolPickerObserver	PencilKit	yes	all	-	PKToolPicker.addObserver(_:)	Apple doc PencilKit/PKToolPickerObserver
        QLPreviewControllerDataSource	QuickLook	yes	all	-	QLPreviewController.dataSource	Apple doc QuickLook/QLPreviewControllerDataSource
        QLPreviewControllerDelegate	QuickLook	no	none	-	QLPreviewController.delegate	Apple doc QuickLook/QLPreviewControllerDelegate
        QLPreviewPanelDataSource	QuickLookUI	no	none	-	QLPreviewPanel.dataSource	objc2 QuickLookUI/QLPreviewPanel.rs:409
        QLPreviewPanelDelegate	QuickLookUI	no	none	NSWindowDelegate	QLPreviewPanel.delegate	objc2 QuickLookUI/QLPreviewPanel.rs:459
        RoomCaptureSessionDelegate	RoomPlan	no	none	-	RoomCaptureSession.delegate	Apple doc RoomPlan/RoomCaptureSessionDelegate
        RoomCaptureViewDelegate	RoomPlan	no	none	NSCoding	RoomCaptureView.delegate	Apple doc RoomPlan/RoomCaptureViewDelegate
        RPBroadcastActivityViewControllerDelegate	ReplayKit	no	none	-	RPBroadcastActivityViewController.delegate	Apple doc ReplayKit/RPBroadcastActivityViewControllerDelegate
        RPBroadcastControllerDelegate	ReplayKit	no	none	-	RPBroadcastController.delegate	objc2 ReplayKit/RPBroadcast.rs:198
        RPPreviewViewControllerDelegate	ReplayKit	no	none	-	RPPreviewViewController.previewControllerDelegate	objc2 ReplayKit/RPPreviewViewController.rs:115
        RPScreenRecorderDelegate	ReplayKit	no	none	-	RPScreenRecorder.delegate	objc2 ReplayKit/RPScreenRecorder.rs:266
        SCNCameraControllerDelegate	SceneKit	no	none	-	SCNCameraController.delegate	objc2 SceneKit/SCNCameraController.rs:44
        SCNNodeRendererDelegate	SceneKit	no	none	-	SCNNode.rendererDelegate	objc2 SceneKit/SCNNode.rs:902
        SCNPhysicsContactDelegate	SceneKit	no	none	-	SCNPhysicsWorld.contactDelegate	objc2 SceneKit/SCNPhysicsWorld.rs:54
        SCNProgramDelegate	SceneKit	no	none	-	SCNProgram.delegate	objc2 SceneKit/SCNShadable.rs:563
        SCNSceneRendererDelegate	SceneKit	no	none	-	SCNView.delegate; SCNRenderer.delegate; SCNLayer.delegate	objc2 SceneKit/SCNSceneRenderer.rs:500
        SFSafariViewControllerDelegate	SafariServices	no	none	-	SFSafariViewController.delegate	Apple doc SafariServices/SFSafariViewControllerDelegate
        SFSpeechRecognitionTaskDelegate	Speech	no	none	-	SFSpeechRecognizer.recognitionTask(with:delegate:)	objc2 Speech/SFSpeechRecognitionTask.rs:147
        SFSpeechRecognizerDelegate	Speech	no	none	-	SFSpeechRecognizer.delegate	objc2 Speech/SFSpeechRecognizer.rs:305
        SKCloudServiceSetupViewControllerDelegate	StoreKit	no	none	-	SKCloudServiceSetupViewController.delegate	objc2 StoreKit/SKCloudServiceSetupViewController.rs:146
        SKOverlayDelegate	StoreKit	no	none	-	SKOverlay.delegate	objc2 StoreKit/SKOverlay.rs:12
        SKPaymentTransactionObserver	StoreKit	no	none	-	SKPaymentQueue.add(_:)	objc2 StoreKit/SKPaymentQueue.rs:217
        SKPhysicsContactDelegate	SpriteKit	no	none	-	SKPhysicsWorld.contactDelegate	objc2 SpriteKit/SKPhysicsWorld.rs:14
        SKProductsRequestDelegate	StoreKit	no	none	SKRequestDelegate	SKProductsRequest.delegate	objc2 StoreKit/SKProductsRequest.rs:14
        SKRequestDelegate	StoreKit	no	none	-	SKRequest.delegate	objc2 StoreKit/SKRequest.rs:65
        SKSceneDelegate	SpriteKit	no	none	-	SKScene.delegate	objc2 SpriteKit/SKScene.rs:43
        SKStoreProductViewControllerDelegate	StoreKit	no	none	-	SKStoreProductViewController.delegate	objc2 StoreKit/SKStoreProductViewController.rs:138
        SKViewDelegate	SpriteKit	no	none	-	SKView.delegate	objc2 SpriteKit/SKView.rs:379
        StreamDelegate	Foundation	no	none	-	Stream.delegate	Apple doc foundation/streamdelegate
        SWCollaborationViewDelegate	SharedWithYou	no	none	-	SWCollaborationView.delegate	objc2 SharedWithYou/SWCollaborationView.rs:15
        UIActivityItemSource	UIKit	no	none	-	UIActivityViewController.init(activityItems:applicationActivities:)	objc2 UIKit/UIActivityItemProvider.rs:13
        UIAdaptivePresentationControllerDelegate	UIKit	yes	all	-	UIPresentationController.delegate	objc2 UIKit/UIPresentationController.rs:13
        UIBarPositioningDelegate	UIKit	yes	all	-	-	objc2 UIKit/UIBarCommon.rs:73
        UICalendarSelectionMultiDateDelegate	UIKit	yes	all	-	UICalendarSelectionMultiDate.init(delegate:)	objc2 UIKit/UICalendarSelectionMultiDate.rs:78
        UICalendarSelectionSingleDateDelegate	UIKit	yes	all	-	UICalendarSelectionSingleDate.init(delegate:)	objc2 UIKit/UICalendarSelectionSingleDate.rs:81
        UICalendarSelectionWeekOfYearDelegate	UIKit	yes	all	-	UICalendarSelectionWeekOfYear.init(delegate:)	objc2 UIKit/UICalendarSelectionWeekOfYear.rs:78
        UICalendarViewDelegate	UIKit	yes	all	-	UICalendarView.delegate	objc2 UIKit/UICalendarView.rs:288
        UICloudSharingControllerDelegate	UIKit	yes	all	-	UICloudSharingController.delegate; SWCollaborationView.cloudSharingControllerDelegate	objc2 UIKit/UICloudSharingController.rs:43
        UICollectionViewDataSource	UIKit	yes	all	-	UICollectionView.dataSource	objc2 UIKit/UICollectionView.rs:144
        UICollectionViewDataSourcePrefetching	UIKit	yes	all	-	UICollectionView.prefetchDataSource	objc2 UIKit/UICollectionView.rs:239
        UICollectionViewDelegate	UIKit	yes	all	UIScrollViewDelegate	UICollectionView.delegate	objc2 UIKit/UICollectionView.rs:266
        UICollectionViewDelegateFlowLayout	UIKit	yes	all	UICollectionViewDelegate	UICollectionView.delegate	objc2 UIKit/UICollectionViewFlowLayout.rs:97
        UICollectionViewDragDelegate	UIKit	yes	all	-	UICollectionView.dragDelegate	objc2 UIKit/UICollectionView.rs:1680
        UICollectionViewDropDelegate	UIKit	yes	all	-	UICollectionView.dropDelegate	objc2 UIKit/UICollectionView.rs:1798
        UICollisionBehaviorDelegate	UIKit	yes	all	-	UICollisionBehavior.collisionDelegate	objc2 UIKit/UICollisionBehavior.rs:39
        UIColorPickerViewControllerDelegate	UIKit	yes	all	-	UIColorPickerViewController.delegate	objc2 UIKit/UIColorPickerViewController.rs:14
        UIContextMenuInteractionDelegate	UIKit	yes	all	-	UIContextMenuInteraction.init(delegate:)	objc2 UIKit/UIContextMenuInteraction.rs:188
        UIDocumentBrowserViewControllerDelegate	UIKit	no	none	-	UIDocumentBrowserViewController.delegate	objc2 UIKit/UIDocumentBrowserViewController.rs:397
        UIDocumentInteractionControllerDelegate	UIKit	no	none	-	UIDocumentInteractionController.delegate	objc2 UIKit/UIDocumentInteractionController.rs:183
        UIDocumentPickerDelegate	UIKit	yes	all	-	UIDocumentPickerViewController.delegate	objc2 UIKit/UIDocumentPickerViewController.rs:14
        UIDragInteractionDelegate	UIKit	yes	all	-	UIDragInteraction.init(delegate:)	objc2 UIKit/UIDragInteraction.rs:90
        UIDropInteractionDelegate	UIKit	yes	all	-	UIDropInteraction.init(delegate:)	objc2 UIKit/UIDropInteraction.rs:138
        UIDynamicAnimatorDelegate	UIKit	yes	all	-	UIDynamicAnimator.delegate	objc2 UIKit/UIDynamicAnimator.rs:14
        UIEditMenuInteractionDelegate	UIKit	no	all	-	UIEditMenuInteraction.init(delegate:)	objc2 UIKit/UIEditMenuInteraction.rs:191
        UIFindInteractionDelegate	UIKit	yes	all	-	UIFindInteraction.init(sessionDelegate:)	objc2 UIKit/UIFindInteraction.rs:12
        UIFontPickerViewControllerDelegate	UIKit	yes	all	-	UIFontPickerViewController.delegate	objc2 UIKit/UIFontPickerViewController.rs:12
        UIGestureRecognizerDelegate	UIKit	yes	all	-	UIGestureRecognizer.delegate	objc2 UIKit/UIGestureRecognizer.rs:242
        UIImagePickerControllerDelegate	UIKit	yes	all	-	UIImagePickerController.delegate	objc2 UIKit/UIImagePickerController.rs:569
        UIIndirectScribbleInteractionDelegate	UIKit	yes	all	-	UIIndirectScribbleInteraction.init(delegate:)	objc2 UIKit/UIIndirectScribbleInteraction.rs:70
        UILargeContentViewerInteractionDelegate	UIKit	yes	all	-	UILargeContentViewerInteraction.init(delegate:)	objc2 UIKit/UILargeContentViewer.rs:179
        UINavigationBarDelegate	UIKit	yes	all	UIBarPositioningDelegate	UINavigationBar.delegate	objc2 UIKit/UINavigationBar.rs:483
        UINavigationControllerDelegate	UIKit	yes	all	-	UINavigationController.delegate; UIImagePickerController.delegate; UIVideoEditorController.delegate	objc2 UIKit/UINavigationController.rs:351
        UIPageViewControllerDataSource	UIKit	yes	all	-	UIPageViewController.dataSource	objc2 UIKit/UIPageViewController.rs:354
        UIPageViewControllerDelegate	UIKit	yes	all	-	UIPageViewController.delegate	objc2 UIKit/UIPageViewController.rs:285
        UIPencilInteractionDelegate	UIKit	yes	all	-	UIPencilInteraction.delegate	objc2 UIKit/UIPencilInteraction.rs:303
        UIPickerViewDataSource	UIKit	yes	all	-	UIPickerView.dataSource	objc2 UIKit/UIPickerView.rs:207
        UIPickerViewDelegate	UIKit	yes	all	-	UIPickerView.delegate	objc2 UIKit/UIPickerView.rs:226
        UIPointerInteractionDelegate	UIKit	yes	all	-	UIPointerInteraction.init(delegate:)	objc2 UIKit/UIPointerInteraction.rs:74
        UIPopoverPresentationControllerDelegate	UIKit	yes	all	UIAdaptivePresentationControllerDelegate	UIPopoverPresentationController.delegate	objc2 UIKit/UIPopoverPresentationController.rs:15
        UIPreviewInteractionDelegate	UIKit	yes	all	-	UIPreviewInteraction.delegate	objc2 UIKit/UIPreviewInteraction.rs:77
        UIPrintInteractionControllerDelegate	UIKit	yes	all	-	UIPrintInteractionController.delegate	objc2 UIKit/UIPrintInteractionController.rs:272
        UISceneDelegate	UIKit	yes	all	-	UIScene.delegate	objc2 UIKit/UIScene.rs:127
        UIScribbleInteractionDelegate	UIKit	yes	all	-	UIScribbleInteraction.init(delegate:)	objc2 UIKit/UIScribbleInteraction.rs:66
        UIScrollViewDelegate	UIKit	yes	all	-	UIScrollView.delegate	objc2 UIKit/UIScrollView.rs:850
        UISearchBarDelegate	UIKit	yes	all	UIBarPositioningDelegate	UISearchBar.delegate	objc2 UIKit/UISearchBar.rs:599
        UISearchControllerDelegate	UIKit	yes	all	-	UISearchController.delegate	objc2 UIKit/UISearchController.rs:40
        UISearchResultsUpdating	UIKit	yes	all	-	UISearchController.searchResultsUpdater	objc2 UIKit/UISearchController.rs:103
        UISearchTextFieldDelegate	UIKit	yes	all	UITextFieldDelegate	UISearchTextField.delegate	objc2 UIKit/UISearchTextField.rs:472
        UISheetPresentationControllerDelegate	UIKit	yes	all	UIAdaptivePresentationControllerDelegate	UISheetPresentationController.delegate	objc2 UIKit/UISheetPresentationController.rs:127
        UISplitViewControllerDelegate	UIKit	yes	all	-	UISplitViewController.delegate	objc2 UIKit/UISplitViewController.rs:656
        UITabBarControllerDelegate	UIKit	yes	all	-	UITabBarController.delegate	objc2 UIKit/UITabBarController.rs:421
        UITabBarDelegate	UIKit	yes	all	-	UITabBar.delegate	objc2 UIKit/UITabBar.rs:379
        UITableViewDataSource	UIKit	yes	all	-	UITableView.dataSource	objc2 UIKit/UITableView.rs:2029
        UITableViewDataSourcePrefetching	UIKit	yes	all	-	UITableView.prefetchDataSource	objc2 UIKit/UITableView.rs:2150
        UITableViewDelegate	UIKit	yes	all	UIScrollViewDelegate	UITableView.delegate	objc2 UIKit/UITableView.rs:301
        UITableViewDragDelegate	UIKit	yes	all	-	UITableView.dragDelegate	objc2 UIKit/UITableView.rs:2176
        UITableViewDropDelegate	UIKit	yes	all	-	UITableView.dropDelegate	objc2 UIKit/UITableView.rs:2292
        UITextDragDelegate	UIKit	yes	all	-	UITextView.textDragDelegate; UITextField.textDragDelegate	objc2 UIKit/UITextDragging.rs:73
        UITextDropDelegate	UIKit	yes	all	-	UITextView.textDropDelegate; UITextField.textDropDelegate	objc2 UIKit/UITextDropping.rs:69
        UITextFieldDelegate	UIKit	yes	all	-	UITextField.delegate	objc2 UIKit/UITextField.rs:689
        UITextInteractionDelegate	UIKit	yes	all	-	UITextInteraction.delegate	objc2 UIKit/UITextInteraction.rs:34
        UITextPasteDelegate	UIKit	yes	all	-	UITextView.pasteDelegate; UITextField.pasteDelegate	objc2 UIKit/UITextPasteDelegate.rs:12
        UITextViewDelegate	UIKit	yes	all	UIScrollViewDelegate	UITextView.delegate	objc2 UIKit/UITextView.rs:18
        UIToolbarDelegate	UIKit	yes	all	UIBarPositioningDelegate	UIToolbar.delegate	objc2 UIKit/UIToolbar.rs:307
        UIVideoEditorControllerDelegate	UIKit	yes	all	-	UIVideoEditorController.delegate	objc2 UIKit/UIVideoEditorController.rs:218
        UIViewControllerTransitioningDelegate	UIKit	yes	all	-	UIViewController.transitioningDelegate	objc2 UIKit/UIViewControllerTransitioning.rs:209
        UIWindowSceneDelegate	UIKit	yes	all	UISceneDelegate	UIScene.delegate	objc2 UIKit/UIWindowScene.rs:175
        UNUserNotificationCenterDelegate	UserNotifications	no	none	-	UNUserNotificationCenter.delegate	objc2 UserNotifications/UNUserNotificationCenter.rs:232
        URLSessionDataDelegate	Foundation	no	none	URLSessionTaskDelegate	URLSession.init(configuration:delegate:delegateQueue:)	Apple doc foundation/urlsessiondatadelegate
        URLSessionDelegate	Foundation	no	none	-	URLSession.init(configuration:delegate:delegateQueue:)	Apple doc foundation/urlsessiondelegate
        URLSessionDownloadDelegate	Foundation	no	none	URLSessionTaskDelegate	URLSession.init(configuration:delegate:delegateQueue:)	Apple doc foundation/urlsessiondownloaddelegate
        URLSessionStreamDelegate	Foundation	no	none	URLSessionTaskDelegate	URLSession.init(configuration:delegate:delegateQueue:)	Apple doc foundation/urlsessionstreamdelegate
        URLSessionTaskDelegate	Foundation	no	none	URLSessionDelegate	URLSession.init(configuration:delegate:delegateQueue:); URLSessionTask.delegate	Apple doc foundation/urlsessiontaskdelegate
        URLSessionWebSocketDelegate	Foundation	no	none	URLSessionTaskDelegate	URLSession.init(configuration:delegate:delegateQueue:)	Apple doc foundation/urlsessionwebsocketdelegate
        VNDocumentCameraViewControllerDelegate	VisionKit	no	none	-	VNDocumentCameraViewController.delegate	Apple doc VisionKit/VNDocumentCameraViewControllerDelegate
        WCSessionDelegate	WatchConnectivity	no	none	-	WCSession.delegate	objc2 WatchConnectivity/WCSession.rs:255
        WKDownloadDelegate	WebKit	yes	all	-	WKDownload.delegate	objc2 WebKit/WKDownloadDelegate.rs:52
        WKHTTPCookieStoreObserver	WebKit	yes	all	-	WKHTTPCookieStore.add(_:)	objc2 WebKit/WKHTTPCookieStore.rs:32
        WKNavigationDelegate	WebKit	yes	all	-	WKWebView.navigationDelegate	objc2 WebKit/WKNavigationDelegate.rs:71
        WKScriptMessageHandler	WebKit	yes	all	-	WKUserContentController.add(_:name:)	objc2 WebKit/WKScriptMessageHandler.rs:14
        WKScriptMessageHandlerWithReply	WebKit	yes	all	-	WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)	objc2 WebKit/WKScriptMessageHandlerWithReply.rs:15
        WKUIDelegate	WebKit	yes	all	-	WKWebView.uiDelegate	objc2 WebKit/WKUIDelegate.rs:86
        WKURLSchemeHandler	WebKit	yes	all	-	WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)	objc2 WebKit/WKURLSchemeHandler.rs:14
        """#
    )
}
