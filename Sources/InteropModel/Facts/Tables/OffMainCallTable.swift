// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Calls that hand a closure to a framework, and the queue it comes back on. `background` is any queue that Apple calls
    /// arbitrary, private, internal or background; `given queue` the one that an argument or a property names.
    /// `sendable`: whether the parameter is `@Sendable` in the Xcode 26.5 SDK. A row without parentheses is a property.
    static let offMainCalls = FactTable(
        #"""
        call	closure	queue	sendable	source
        ARSession.getCurrentWorldMap(completionHandler:)	completionHandler	given queue	yes	objc2 ARKit/ARSession.rs:199; Apple doc arkit/arsession/getcurrentworldmap(completionhandler:) (delegateQueue, else main)
        ASWebAuthenticationSession.init(url:callbackURLScheme:completionHandler:)	completionHandler	unknown	unknown	Apple doc authenticationservices/aswebauthenticationsession
        ATTrackingManager.requestTrackingAuthorization(completionHandler:)	completionHandler	unknown	unknown	Apple doc apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)
        AVAsset.loadValuesAsynchronously(forKeys:completionHandler:)	completionHandler	background	yes	objc2 AVFoundation/AVAsynchronousKeyValueLoading.rs:55; Apple doc avfoundation/avasynchronouskeyvalueloading/loadvaluesasynchronously(forkeys:completionhandler:)
        AVAssetExportSession.exportAsynchronously(completionHandler:)	completionHandler	unknown	yes	objc2 AVFoundation/AVAssetExportSession.rs:383; queue not stated by Apple
        AVAssetImageGenerator.generateCGImageAsynchronously(for:completionHandler:)	completionHandler	unknown	yes	objc2 AVFoundation/AVAssetImageGenerator.rs:349; queue not stated by Apple
        AVAssetImageGenerator.generateCGImagesAsynchronously(forTimes:completionHandler:)	completionHandler	unknown	yes	objc2 AVFoundation/AVAssetImageGenerator.rs:103,326; queue not stated by Apple
        AVAssetWriterInput.requestMediaDataWhenReady(on:using:)	block	given queue	yes	objc2 AVFoundation/AVAssetWriterInput.rs:276
        AVAudioApplication.requestRecordPermission(completionHandler:)	completionHandler	unknown	yes	objc2 AVFAudio/AVAudioApplication.rs:175
        AVAudioNode.installTap(onBus:bufferSize:format:block:)	block	background	no	objc2 AVFAudio/AVAudioNode.rs:23,124; iOS16.5 AVFAudio.framework/Headers/AVAudioNode.h:30 (may be another thread)
        AVAudioPlayerNode.scheduleBuffer(_:at:options:completionHandler:)	completionHandler	unknown	yes	objc2 AVFAudio/AVAudioTypes.rs:40; Apple doc avfaudio/avaudioplayernode (render thread)
        AVAudioPlayerNode.scheduleFile(_:at:completionHandler:)	completionHandler	unknown	yes	objc2 AVFAudio/AVAudioPlayerNode.rs:319
        AVAudioSession.requestRecordPermission(_:)	response	background	no	objc2 AVFAudio/AVAudioSession.rs:178; Apple doc avfaudio/avaudiosession/requestrecordpermission(_:)
        AVCaptureDevice.requestAccess(for:completionHandler:)	completionHandler	background	yes	objc2 AVFoundation/AVCaptureDevice.rs:2342; iOS16.5 AVFoundation.framework/Headers/AVCaptureDevice.h:1863 (arbitrary queue)
        AVCapturePhotoOutput.setPreparedPhotoSettingsArray(_:completionHandler:)	completionHandler	background	yes	objc2 AVFoundation/AVCapturePhotoOutput.rs:206; iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:133
        AVPlayer.addBoundaryTimeObserver(forTimes:queue:using:)	block	given queue	yes	objc2 AVFoundation/AVPlayer.rs:702
        AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)	block	given queue	yes	objc2 AVFoundation/AVPlayer.rs:677; iOS16.5 AVFoundation.framework/Headers/AVPlayer.h:554 (nil means main); not @Sendable in the 2025-03 Apple page
        AVPlayer.seek(to:completionHandler:)	completionHandler	unknown	yes	objc2 AVFoundation/AVPlayer.rs:519
        CATransaction.setCompletionBlock(_:)	block	main	no	objc2 QuartzCore/CATransaction.rs:79; Apple doc quartzcore/catransaction/setcompletionblock(_:)
        CKContainer.accountStatus(completionHandler:)	completionHandler	unknown	yes	objc2 CloudKit/CKContainer.rs:273
        CLGeocoder.geocodeAddressString(_:completionHandler:)	completionHandler	main	yes	objc2 CoreLocation/CLGeocoder.rs:108; Apple doc corelocation/clgeocoder/geocodeaddressstring(_:completionhandler:)
        CLGeocoder.reverseGeocodeLocation(_:completionHandler:)	completionHandler	main	yes	objc2 CoreLocation/CLGeocoder.rs:15,39; Apple doc corelocation/clgeocoder (main thread)
        CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)	withHandler	given queue	no	objc2 CoreMotion/CMAltimeter.rs:12
        CMMotionActivityManager.startActivityUpdates(to:withHandler:)	withHandler	given queue	no	objc2 CoreMotion/CMMotionActivityManager.rs:16
        CMMotionManager.startAccelerometerUpdates(to:withHandler:)	withHandler	given queue	no	objc2 CoreMotion/CMMotionManager.rs:12,73
        CMMotionManager.startDeviceMotionUpdates(to:withHandler:)	withHandler	given queue	no	objc2 CoreMotion/CMMotionManager.rs:21,215
        CMMotionManager.startDeviceMotionUpdates(using:to:withHandler:)	withHandler	given queue	no	objc2 CoreMotion/CMMotionManager.rs:240
        CMMotionManager.startGyroUpdates(to:withHandler:)	withHandler	given queue	no	objc2 CoreMotion/CMMotionManager.rs:115
        CMMotionManager.startMagnetometerUpdates(to:withHandler:)	withHandler	given queue	no	objc2 CoreMotion/CMMotionManager.rs:160
        CMPedometer.queryPedometerData(from:to:withHandler:)	withHandler	background	no	objc2 CoreMotion/CMPedometer.rs:213; Apple doc coremotion/cmpedometer/querypedometerdata(from:to:withhandler:)
        CMPedometer.startUpdates(from:withHandler:)	withHandler	background	no	objc2 CoreMotion/CMPedometer.rs:164,223; Apple doc coremotion/cmpedometer/startupdates(from:withhandler:)
        CNContactStore.requestAccess(for:completionHandler:)	completionHandler	background	yes	objc2 Contacts/CNContactStore.rs:116; Apple doc contacts/cncontactstore/requestaccess(for:completionhandler:)
        DispatchQueue.async(group:qos:flags:execute:)	execute	given queue	yes	macOS 15.5 SDK Dispatch.swiftinterface (alexey-lysiuk/macos-sdk e96f557d)
        DispatchQueue.asyncAfter(deadline:qos:flags:execute:)	execute	given queue	yes	macOS 15.5 SDK Dispatch.swiftinterface (alexey-lysiuk/macos-sdk e96f557d)
        DispatchQueue.sync(execute:)	execute	given queue	no	macOS 15.5 SDK Dispatch.swiftinterface; not escaping
        DispatchSourceProtocol.setCancelHandler(qos:flags:handler:)	handler	given queue	no	macOS 15.5 SDK Dispatch.swiftinterface
        DispatchSourceProtocol.setEventHandler(qos:flags:handler:)	handler	given queue	no	macOS 15.5 SDK Dispatch.swiftinterface (DispatchSourceHandler is not @Sendable; alexey-lysiuk/macos-sdk e96f557d); nil queue means a global one
        DispatchSourceProtocol.setRegistrationHandler(qos:flags:handler:)	handler	given queue	no	macOS 15.5 SDK Dispatch.swiftinterface
        EKEventStore.fetchReminders(matching:completion:)	completion	unknown	unknown	Apple doc eventkit/ekeventstore/fetchreminders(matching:completion:)
        EKEventStore.requestAccess(to:completion:)	completion	background	yes	objc2 EventKit/EKEventStore.rs:49,142; iOS16.5 EventKit.framework/Headers/EKEventStore.h:91
        EKEventStore.requestFullAccessToEvents(completion:)	completion	background	yes	objc2 EventKit/EKEventStore.rs:117; Apple doc eventkit/ekeventstore/requestfullaccesstoevents(completion:)
        EKEventStore.requestFullAccessToReminders(completion:)	completion	background	yes	objc2 EventKit/EKEventStore.rs:133
        EKEventStore.requestWriteOnlyAccessToEvents(completion:)	completion	background	yes	objc2 EventKit/EKEventStore.rs:125
        FileHandle.readabilityHandler	readabilityHandler	unknown	yes	objc2 Foundation/NSFileHandle.rs:295; queue not stated by Apple
        GKLocalPlayer.authenticateHandler	authenticateHandler	unknown	no	objc2 GameKit/GKLocalPlayer.rs:411
        HKHealthStore.requestAuthorization(toShare:read:completion:)	completion	background	yes	objc2 HealthKit/HKHealthStore.rs; Apple doc healthkit/hkhealthstore/requestauthorization(toshare:read:completion:)
        LAContext.evaluatePolicy(_:localizedReason:reply:)	reply	background	yes	objc2 LocalAuthentication/LAContext.rs:297; Apple doc localauthentication/lacontext/evaluatepolicy(_:localizedreason:reply:)
        LPMetadataProvider.startFetchingMetadata(for:completionHandler:)	completionHandler	background	yes	objc2 LinkPresentation/LPMetadataProvider.rs:87; Apple doc linkpresentation/lpmetadataprovider/startfetchingmetadata(for:completionhandler:)
        MKDirections.calculate(completionHandler:)	completionHandler	main	unknown	iOS16.5 MapKit.framework/Headers/MKDirections.h:27
        MKLocalSearch.start(completionHandler:)	completionHandler	main	no	Apple doc mapkit/mklocalsearch/start(completionhandler:) (@MainActor closure)
        MKMapSnapshotter.start(completionHandler:)	completionHandler	main	no	Apple doc mapkit/mkmapsnapshotter/start(completionhandler:) (@MainActor closure)
        MKMapSnapshotter.start(with:completionHandler:)	completionHandler	given queue	unknown	iOS16.5 MapKit.framework/Headers/MKMapSnapshotter.h:23
        MTLCommandBuffer.addCompletedHandler(_:)	block	unknown	yes	objc2 Metal/MTLCommandBuffer.rs:276; thread not stated by Apple
        NotificationCenter.addObserver(forName:object:queue:using:)	using	given queue	yes	objc2 Foundation/NSNotification.rs:198; nil queue: the thread that posts
        NSEvent.addGlobalMonitorForEvents(matching:handler:)	handler	unknown	no	objc2 AppKit/NSEvent.rs:1175
        NSEvent.addLocalMonitorForEvents(matching:handler:)	handler	unknown	no	objc2 AppKit/NSEvent.rs:1186
        NSItemProvider.loadDataRepresentation(for:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 UniformTypeIdentifiers/NSItemProvider_UTType.rs:177
        NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 Foundation/NSItemProvider.rs:251
        NSItemProvider.loadFileRepresentation(for:openInPlace:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 UniformTypeIdentifiers/NSItemProvider_UTType.rs:218
        NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 Foundation/NSItemProvider.rs:266
        NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 Foundation/NSItemProvider.rs:281
        NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 Foundation/NSItemProvider.rs:417
        NSItemProvider.loadObject(ofClass:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 Foundation/NSItemProvider.rs:354
        NSItemProvider.loadPreviewImage(options:completionHandler:)	completionHandler	background	yes	Apple doc foundation/nsitemprovider (completion blocks run on an internal queue); objc2 Foundation/NSItemProvider.rs:500
        NSManagedObjectContext.perform(_:)	block	given queue	yes	objc2 CoreData/NSManagedObjectContext.rs:161; queue of the context
        NSPersistentContainer.performBackgroundTask(_:)	block	background	yes	objc2 CoreData/NSPersistentContainer.rs:107; Apple doc coredata/nspersistentcontainer/performbackgroundtask(_:)
        NWPathMonitor.pathUpdateHandler	pathUpdateHandler	given queue	unknown	Apple doc network/nwpathmonitor/start(queue:) and pathupdatehandler (@preconcurrency attribute shown, sendability not)
        OperationQueue.addOperation(_:)	block	given queue	yes	objc2 Foundation/NSOperation.rs:371
        PHAssetResourceManager.requestData(for:options:dataReceivedHandler:completionHandler:)	dataReceivedHandler, completionHandler	unknown	no	objc2 Photos/PHAssetResourceManager.rs:103
        PHAssetResourceManager.writeData(for:toFile:options:completionHandler:)	completionHandler	unknown	yes	objc2 Photos/PHAssetResourceManager.rs:114
        PHImageManager.requestAVAsset(forVideo:options:resultHandler:)	resultHandler	background	no	objc2 Photos/PHImageManager.rs:597; iOS16.5 Photos.framework/Headers/PHImageManager.h:192 (arbitrary queue)
        PHImageManager.requestExportSession(forVideo:options:exportPreset:resultHandler:)	resultHandler	background	no	objc2 Photos/PHImageManager.rs:578; iOS16.5 Photos.framework/Headers/PHImageManager.h:189 (arbitrary queue)
        PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:)	resultHandler	main	no	objc2 Photos/PHImageManager.rs:496; iOS16.5 Photos.framework/Headers/PHImageManager.h:148-150 (main when asynchronous, calling thread when isSynchronous)
        PHImageManager.requestImageDataAndOrientation(for:options:resultHandler:)	resultHandler	main	no	objc2 Photos/PHImageManager.rs:521; iOS16.5 Photos.framework/Headers/PHImageManager.h:171
        PHImageManager.requestLivePhoto(for:targetSize:contentMode:options:resultHandler:)	resultHandler	unknown	no	objc2 Photos/PHImageManager.rs:546
        PHImageManager.requestPlayerItem(forVideo:options:resultHandler:)	resultHandler	background	no	objc2 Photos/PHImageManager.rs:563; iOS16.5 Photos.framework/Headers/PHImageManager.h:186 (arbitrary queue)
        PHImageRequestOptions.progressHandler	progressHandler	background	unknown	iOS16.5 Photos.framework/Headers/PHImageManager.h:46 (arbitrary serial queue)
        PHPhotoLibrary.performChanges(_:completionHandler:)	changeBlock	background	no	iOS16.5 Photos.framework/Headers/PHPhotoLibrary.h:79-81 (arbitrary serial queue, dispatch_block_t); Swift 6 crash at its entry: mozilla-mobile/firefox-ios issue 34870
        PHPhotoLibrary.performChanges(_:completionHandler:) completion	completionHandler	background	yes	objc2 Photos/PHPhotoLibrary.rs:148; iOS16.5 Photos.framework/Headers/PHPhotoLibrary.h:79
        PHPhotoLibrary.performChangesAndWait(_:)	changeBlock	unknown	no	as performChanges, waits
        PHPhotoLibrary.requestAuthorization(_:)	handler	background	no	objc2 Photos/PHPhotoLibrary.rs:123; queue com.apple.mobileslideshow.accessCallbacks seen in mikaoj/BSImagePicker issue 211
        PHPhotoLibrary.requestAuthorization(for:handler:)	handler	background	yes	objc2 Photos/PHPhotoLibrary.rs:107; queue com.apple.mobileslideshow.accessCallbacks seen in mikaoj/BSImagePicker issue 211
        Process.terminationHandler	terminationHandler	unknown	yes	objc2 Foundation/NSTask.rs:205; queue not stated by Apple
        QLThumbnailGenerator.generateBestRepresentation(for:completion:)	completion	unknown	yes	objc2 QuickLookThumbnailing/QLThumbnailGenerator.rs:45
        QLThumbnailGenerator.generateRepresentations(for:update:)	update	unknown	no	objc2 QuickLookThumbnailing/QLThumbnailGenerator.rs:70
        RPScreenRecorder.startCapture(handler:completionHandler:)	handler	unknown	no	Apple doc replaykit/rpscreenrecorder/startcapture(handler:completionhandler:) (handler unmarked); objc2 ReplayKit/RPScreenRecorder.rs:133
        RPScreenRecorder.startRecording(handler:)	handler	unknown	no	objc2 ReplayKit/RPScreenRecorder.rs:80
        SCNAction.run(_:)	block	unknown	yes	objc2 SceneKit/SCNAction.rs:317
        SCNSceneRenderer.prepare(_:completionHandler:)	completionHandler	background	unknown	Apple doc scenekit/scnscenerenderer/prepare(_:completionhandler:)
        SFSpeechRecognizer.recognitionTask(with:resultHandler:)	resultHandler	main	no	objc2 Speech/SFSpeechRecognizer.rs:236; Apple doc speech/sfspeechrecognizer/queue (main unless queue is set)
        SFSpeechRecognizer.requestAuthorization(_:)	handler	background	no	objc2 Speech/SFSpeechRecognizer.rs:125; Apple doc speech/sfspeechrecognizer/requestauthorization(_:) (main is not guaranteed)
        SKAction.run(_:)	block	unknown	unknown	objc2 SpriteKit/SKAction.rs:900 (dispatch_block_t)
        Task.detached(priority:operation:)	operation	background	yes	Apple doc swift/task/detached(executorpreference:priority:operation:) (@Sendable operation)
        Timer.scheduledTimer(withTimeInterval:repeats:block:)	block	given queue	yes	Apple doc foundation/timer (@Sendable block); runs on the run loop that it is scheduled on
        UIDocument.save(to:for:completionHandler:)	completionHandler	given queue	unknown	Apple doc uikit/uidocument/save(to:for:completionhandler:) (calling queue)
        UIImage.prepareForDisplay(completionHandler:)	completionHandler	unknown	yes	objc2 UIKit/UIImage.rs:651; queue not stated by Apple
        UIImage.prepareThumbnail(of:completionHandler:)	completionHandler	unknown	yes	objc2 UIKit/UIImage.rs:664; queue not stated by Apple
        UNUserNotificationCenter.add(_:withCompletionHandler:)	withCompletionHandler	background	yes	Apple doc usernotifications/unusernotificationcenter/add(_:withcompletionhandler:); sendable as the other completions
        UNUserNotificationCenter.getNotificationSettings(completionHandler:)	completionHandler	background	yes	objc2 UserNotifications/UNUserNotificationCenter.rs:117; Apple doc usernotifications/unusernotificationcenter/getnotificationsettings(completionhandler:)
        UNUserNotificationCenter.requestAuthorization(options:completionHandler:)	completionHandler	background	yes	objc2 UserNotifications/UNUserNotificationCenter.rs:92; Apple doc usernotifications/unusernotificationcenter/requestauthorization(options:completionhandler:)
        URLSession.dataTask(with:completionHandler:)	completionHandler	given queue	yes	objc2 Foundation/NSURLSession.rs:265; Apple doc foundation/urlsession/1411571-delegatequeue (delegate queue of the session; URLSession.shared and a nil queue have one of their own, not main: not stated on the pages seen)
        URLSession.downloadTask(with:completionHandler:)	completionHandler	given queue	yes	objc2 Foundation/NSURLSession.rs:363; as dataTask
        URLSession.init(configuration:delegate:delegateQueue:)	delegate callbacks	given queue	unknown	iOS16.5 Foundation.framework/Headers/NSURLSession.h:137; nil makes a serial queue: no page looked up
        URLSession.uploadTask(with:from:completionHandler:)	completionHandler	given queue	yes	iOS16.5 Foundation.framework/Headers/NSURLSession.h:501; sendable as dataTask
        VNRequest.init(completionHandler:)	completionHandler	given queue	unknown	iOS16.5 Vision.framework/Headers/VNRequest.h:51 (queue on which the request is performed)
        WKHTTPCookieStore.getAllCookies(_:)	completionHandler	main	no	Apple doc webkit/wkhttpcookiestore/getallcookies(_:) (@MainActor closure)
        WKWebsiteDataStore.fetchDataRecords(ofTypes:completionHandler:)	completionHandler	main	no	Apple doc webkit/wkwebsitedatastore/fetchdatarecords(oftypes:completionhandler:) (@MainActor closure)
        WKWebView.evaluateJavaScript(_:completionHandler:)	completionHandler	main	no	Apple doc webkit/wkwebview/evaluatejavascript(_:completionhandler:) (@MainActor closure, main thread)
        WKWebView.takeSnapshot(with:completionHandler:)	completionHandler	main	no	Apple doc webkit/wkwebview/takesnapshot(with:completionhandler:) (@MainActor closure)
        """#)
}
