// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// The callbacks of the delegate and data-source protocols, with all their labels. `role`: what a call of it means;
    /// a callback that ends the interaction whatever its outcome is `exit_success`. `decision`: it is given a handler that
    /// must be called (its label in `handler`), or answers a question. `off_main`: `no` only where the callback is marked
    /// main-actor or Apple says so. A source `Apple doc F/P` stands for the callback's own page below that of its protocol.
    static let delegateCallbacks = FactTable(
        #"""
        protocol	callback	requirement	role	handler	off_main	source
        ARCoachingOverlayViewDelegate	coachingOverlayViewDidDeactivate(_:)	optional	other	-	unknown	Apple doc arkit/arcoachingoverlayviewdelegate
        ARCoachingOverlayViewDelegate	coachingOverlayViewDidRequestSessionReset(_:)	optional	other	-	unknown	Apple doc arkit/arcoachingoverlayviewdelegate
        ARCoachingOverlayViewDelegate	coachingOverlayViewWillActivate(_:)	optional	other	-	unknown	Apple doc arkit/arcoachingoverlayviewdelegate
        ARSCNViewDelegate	renderer(_:didAdd:for:)	optional	other	-	yes	Apple doc arkit/arscnviewdelegate; queue: called from the SceneKit render thread (public app comments); no Apple page states it
        ARSCNViewDelegate	renderer(_:didRemove:for:)	optional	other	-	yes	Apple doc arkit/arscnviewdelegate; queue: called from the SceneKit render thread (public app comments); no Apple page states it
        ARSCNViewDelegate	renderer(_:didUpdate:for:)	optional	other	-	yes	Apple doc arkit/arscnviewdelegate; queue: called from the SceneKit render thread (public app comments); no Apple page states it
        ARSCNViewDelegate	renderer(_:nodeFor:)	optional	other	-	yes	Apple doc arkit/arscnviewdelegate; queue: called from the SceneKit render thread (public app comments); no Apple page states it
        ARSCNViewDelegate	renderer(_:willUpdate:for:)	optional	other	-	yes	Apple doc arkit/arscnviewdelegate; queue: called from the SceneKit render thread (public app comments); no Apple page states it
        ARSessionDelegate	session(_:didAdd:)	optional	other	-	queue-dependent	Apple doc arkit/arsessiondelegate; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionDelegate	session(_:didRemove:)	optional	other	-	queue-dependent	Apple doc arkit/arsessiondelegate; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionDelegate	session(_:didUpdate:)	optional	other	-	queue-dependent	Apple doc arkit/arsessiondelegate; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	session(_:cameraDidChangeTrackingState:)	optional	other	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	session(_:didChange:)	optional	other	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	session(_:didFailWithError:)	optional	other	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	session(_:didOutputAudioSampleBuffer:)	optional	other	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	session(_:didOutputCollaborationData:)	optional	other	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	sessionInterruptionEnded(_:)	optional	other	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	sessionShouldAttemptRelocalization(_:)	optional	decision	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSessionObserver	sessionWasInterrupted(_:)	optional	other	-	queue-dependent	Apple doc arkit/arsessionobserver; queue: Apple doc arkit/arsession/delegatequeue: nil means main queue
        ARSKViewDelegate	view(_:didAdd:for:)	optional	other	-	unknown	Apple doc arkit/arskviewdelegate; queue: no source
        ARSKViewDelegate	view(_:didRemove:for:)	optional	other	-	unknown	Apple doc arkit/arskviewdelegate; queue: no source
        ARSKViewDelegate	view(_:didUpdate:for:)	optional	other	-	unknown	Apple doc arkit/arskviewdelegate; queue: no source
        ARSKViewDelegate	view(_:nodeFor:)	optional	other	-	unknown	Apple doc arkit/arskviewdelegate; queue: no source
        ARSKViewDelegate	view(_:willUpdate:for:)	optional	other	-	unknown	Apple doc arkit/arskviewdelegate; queue: no source
        ASAuthorizationControllerDelegate	authorizationController(_:didCompleteWithCustomMethod:)	optional	other	-	no	Apple doc authenticationservices/asauthorizationcontrollerdelegate
        ASAuthorizationControllerDelegate	authorizationController(controller:didCompleteWithAuthorization:)	optional	exit_success	-	no	Apple doc authenticationservices/asauthorizationcontrollerdelegate
        ASAuthorizationControllerDelegate	authorizationController(controller:didCompleteWithError:)	optional	exit_failure	-	no	Apple doc authenticationservices/asauthorizationcontrollerdelegate
        ASAuthorizationControllerPresentationContextProviding	presentationAnchor(for:)	required	other	-	no	Apple doc authenticationservices/asauthorizationcontrollerpresentationcontextproviding
        ASWebAuthenticationPresentationContextProviding	presentationAnchor(for:)	required	other	-	no	Apple doc authenticationservices/aswebauthenticationpresentationcontextproviding
        AVAssetDownloadDelegate	urlSession(_:aggregateAssetDownloadTask:didCompleteFor:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetDownloadDelegate	urlSession(_:aggregateAssetDownloadTask:didLoad:totalTimeRangesLoaded:timeRangeExpectedToLoad:for:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetDownloadDelegate	urlSession(_:aggregateAssetDownloadTask:willDownloadTo:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:didFinishDownloadingTo:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:didLoad:totalTimeRangesLoaded:timeRangeExpectedToLoad:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:didResolve:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:willDownloadTo:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:willDownloadVariants:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetdownloaddelegate; queue: delegateQueue of the session's initializer
        AVAssetResourceLoaderDelegate	resourceLoader(_:didCancel:)	optional	other	-	queue-dependent	Apple doc avfoundation/avassetresourceloaderdelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVAssetResourceLoader.h:45: given queue
        AVAssetResourceLoaderDelegate	resourceLoader(_:shouldWaitForLoadingOfRequestedResource:)	optional	decision	-	queue-dependent	Apple doc avfoundation/avassetresourceloaderdelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVAssetResourceLoader.h:45: given queue
        AVAssetResourceLoaderDelegate	resourceLoader(_:shouldWaitForRenewalOfRequestedResource:)	optional	decision	-	queue-dependent	Apple doc avfoundation/avassetresourceloaderdelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVAssetResourceLoader.h:45: given queue
        AVAssetResourceLoaderDelegate	resourceLoader(_:shouldWaitForResponseTo:)	optional	decision	-	queue-dependent	Apple doc avfoundation/avassetresourceloaderdelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVAssetResourceLoader.h:45: given queue
        AVAudioPlayerDelegate	audioPlayerBeginInterruption(_:)	optional	other	-	unknown	Apple doc avfaudio/avaudioplayerdelegate deprecated
        AVAudioPlayerDelegate	audioPlayerDecodeErrorDidOccur(_:error:)	optional	other	-	unknown	Apple doc avfaudio/avaudioplayerdelegate
        AVAudioPlayerDelegate	audioPlayerDidFinishPlaying(_:successfully:)	optional	other	-	unknown	Apple doc avfaudio/avaudioplayerdelegate
        AVAudioPlayerDelegate	audioPlayerEndInterruption(_:)	optional	other	-	unknown	Apple doc avfaudio/avaudioplayerdelegate deprecated
        AVAudioPlayerDelegate	audioPlayerEndInterruption(_:withFlags:)	optional	other	-	unknown	Apple doc avfaudio/avaudioplayerdelegate deprecated
        AVAudioPlayerDelegate	audioPlayerEndInterruption(_:withOptions:)	optional	other	-	unknown	Apple doc avfaudio/avaudioplayerdelegate deprecated
        AVAudioRecorderDelegate	audioRecorderBeginInterruption(_:)	optional	other	-	unknown	Apple doc avfaudio/avaudiorecorderdelegate deprecated
        AVAudioRecorderDelegate	audioRecorderDidFinishRecording(_:successfully:)	optional	other	-	unknown	Apple doc avfaudio/avaudiorecorderdelegate
        AVAudioRecorderDelegate	audioRecorderEncodeErrorDidOccur(_:error:)	optional	other	-	unknown	Apple doc avfaudio/avaudiorecorderdelegate
        AVAudioRecorderDelegate	audioRecorderEndInterruption(_:)	optional	other	-	unknown	Apple doc avfaudio/avaudiorecorderdelegate deprecated
        AVAudioRecorderDelegate	audioRecorderEndInterruption(_:withFlags:)	optional	other	-	unknown	Apple doc avfaudio/avaudiorecorderdelegate deprecated
        AVAudioRecorderDelegate	audioRecorderEndInterruption(_:withOptions:)	optional	other	-	unknown	Apple doc avfaudio/avaudiorecorderdelegate deprecated
        AVCaptureAudioDataOutputSampleBufferDelegate	captureOutput(_:didOutput:from:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcaptureaudiodataoutputsamplebufferdelegate; queue: Apple doc avcaptureaudiodataoutput/setsamplebufferdelegate(_:queue:): given queue
        AVCaptureDataOutputSynchronizerDelegate	dataOutputSynchronizer(_:didOutput:)	required	other	-	queue-dependent	Apple doc avfoundation/avcapturedataoutputsynchronizerdelegate; queue: Apple doc avcapturedataoutputsynchronizer/setdelegate(_:queue:)
        AVCaptureDepthDataOutputDelegate	depthDataOutput(_:didDrop:timestamp:connection:reason:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcapturedepthdataoutputdelegate; queue: Apple doc avcapturedepthdataoutput/setdelegate(_:callbackqueue:)
        AVCaptureDepthDataOutputDelegate	depthDataOutput(_:didOutput:timestamp:connection:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcapturedepthdataoutputdelegate; queue: Apple doc avcapturedepthdataoutput/setdelegate(_:callbackqueue:)
        AVCaptureFileOutputDelegate	fileOutput(_:didOutputSampleBuffer:from:)	optional	other	-	unknown	Apple doc avfoundation/avcapturefileoutputdelegate
        AVCaptureFileOutputDelegate	fileOutputShouldProvideSampleAccurateRecordingStart(_:)	required	decision	-	unknown	Apple doc avfoundation/avcapturefileoutputdelegate
        AVCaptureFileOutputRecordingDelegate	fileOutput(_:didFinishRecordingTo:from:error:)	required	other	-	yes	Apple doc avfoundation/avcapturefileoutputrecordingdelegate; queue: Apple doc avcapturefileoutputrecordingdelegate: no specific thread may be assumed
        AVCaptureFileOutputRecordingDelegate	fileOutput(_:didPauseRecordingTo:from:)	optional	other	-	yes	Apple doc avfoundation/avcapturefileoutputrecordingdelegate; queue: Apple doc avcapturefileoutputrecordingdelegate: no specific thread may be assumed
        AVCaptureFileOutputRecordingDelegate	fileOutput(_:didResumeRecordingTo:from:)	optional	other	-	yes	Apple doc avfoundation/avcapturefileoutputrecordingdelegate; queue: Apple doc avcapturefileoutputrecordingdelegate: no specific thread may be assumed
        AVCaptureFileOutputRecordingDelegate	fileOutput(_:didStartRecordingTo:from:)	optional	other	-	yes	Apple doc avfoundation/avcapturefileoutputrecordingdelegate; queue: Apple doc avcapturefileoutputrecordingdelegate: no specific thread may be assumed
        AVCaptureFileOutputRecordingDelegate	fileOutput(_:didStartRecordingTo:startPTS:from:)	optional	other	-	yes	Apple doc avfoundation/avcapturefileoutputrecordingdelegate; queue: Apple doc avcapturefileoutputrecordingdelegate: no specific thread may be assumed
        AVCaptureFileOutputRecordingDelegate	fileOutput(_:willFinishRecordingTo:from:error:)	optional	other	-	yes	Apple doc avfoundation/avcapturefileoutputrecordingdelegate; queue: Apple doc avcapturefileoutputrecordingdelegate: no specific thread may be assumed
        AVCaptureMetadataOutputObjectsDelegate	metadataOutput(_:didOutput:from:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcapturemetadataoutputobjectsdelegate; queue: Apple doc avcapturemetadataoutputobjectsdelegate: metadataObjectsCallbackQueue
        AVCapturePhotoCaptureDelegate	photoOutput(_:didCapturePhotoFor:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishCaptureFor:error:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishCapturingDeferredPhotoProxy:error:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingPhoto:error:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingPhoto:previewPhoto:resolvedSettings:bracketSettings:error:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate deprecated; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingRawPhoto:previewPhoto:resolvedSettings:bracketSettings:error:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate deprecated; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:willBeginCaptureFor:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoCaptureDelegate	photoOutput(_:willCapturePhotoFor:)	optional	other	-	yes	Apple doc avfoundation/avcapturephotocapturedelegate; queue: iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681: common dispatch queue, not necessarily main
        AVCapturePhotoOutputReadinessCoordinatorDelegate	readinessCoordinator(_:captureReadinessDidChange:)	optional	other	-	unknown	Apple doc avfoundation/avcapturephotooutputreadinesscoordinatordelegate
        AVCaptureSessionControlsDelegate	sessionControlsDidBecomeActive(_:)	required	other	-	queue-dependent	Apple doc avfoundation/avcapturesessioncontrolsdelegate; queue: Apple doc avcapturesession/setcontrolsdelegate(_:queue:): given serial queue
        AVCaptureSessionControlsDelegate	sessionControlsDidBecomeInactive(_:)	required	other	-	queue-dependent	Apple doc avfoundation/avcapturesessioncontrolsdelegate; queue: Apple doc avcapturesession/setcontrolsdelegate(_:queue:): given serial queue
        AVCaptureSessionControlsDelegate	sessionControlsWillEnterFullscreenAppearance(_:)	required	other	-	queue-dependent	Apple doc avfoundation/avcapturesessioncontrolsdelegate; queue: Apple doc avcapturesession/setcontrolsdelegate(_:queue:): given serial queue
        AVCaptureSessionControlsDelegate	sessionControlsWillExitFullscreenAppearance(_:)	required	other	-	queue-dependent	Apple doc avfoundation/avcapturesessioncontrolsdelegate; queue: Apple doc avcapturesession/setcontrolsdelegate(_:queue:): given serial queue
        AVCaptureVideoDataOutputSampleBufferDelegate	captureOutput(_:didDrop:from:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcapturevideodataoutputsamplebufferdelegate; queue: Apple doc avcapturevideodataoutput/setsamplebufferdelegate(_:queue:): given serial queue
        AVCaptureVideoDataOutputSampleBufferDelegate	captureOutput(_:didOutput:from:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcapturevideodataoutputsamplebufferdelegate; queue: Apple doc avcapturevideodataoutput/setsamplebufferdelegate(_:queue:): given serial queue
        AVCaptureViewDelegate	captureView(_:startRecordingTo:)	required	other	-	unknown	Apple doc avkit/avcaptureviewdelegate
        AVContentKeySessionDelegate	contentKeySession(_:contentKeyRequest:didFailWithError:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySession(_:contentKeyRequestDidSucceed:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySession(_:didProvide:)	required	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySession(_:didProvide:forInitializationData:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySession(_:didProvideRenewingContentKeyRequest:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySession(_:didUpdatePersistableContentKey:forContentKeyIdentifier:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySession(_:externalProtectionStatusDidChangeFor:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySession(_:shouldRetry:reason:)	optional	decision	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySessionContentProtectionSessionIdentifierDidChange(_:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVContentKeySessionDelegate	contentKeySessionDidGenerateExpiredSessionReport(_:)	optional	other	-	queue-dependent	Apple doc avfoundation/avcontentkeysessiondelegate; queue: setDelegate(_:queue:) takes the queue
        AVPictureInPictureControllerDelegate	pictureInPictureController(_:failedToStartPictureInPictureWithError:)	optional	other	-	unknown	Apple doc avkit/avpictureinpicturecontrollerdelegate
        AVPictureInPictureControllerDelegate	pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	optional	decision	restoreUserInterfaceForPictureInPictureStopWithCompletionHandler	unknown	Apple doc avkit/avpictureinpicturecontrollerdelegate
        AVPictureInPictureControllerDelegate	pictureInPictureControllerDidStartPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avpictureinpicturecontrollerdelegate
        AVPictureInPictureControllerDelegate	pictureInPictureControllerDidStopPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avpictureinpicturecontrollerdelegate
        AVPictureInPictureControllerDelegate	pictureInPictureControllerWillStartPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avpictureinpicturecontrollerdelegate
        AVPictureInPictureControllerDelegate	pictureInPictureControllerWillStopPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avpictureinpicturecontrollerdelegate
        AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureController(_:didTransitionToRenderSize:)	required	other	-	unknown	Apple doc avkit/avpictureinpicturesamplebufferplaybackdelegate
        AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureController(_:setPlaying:)	required	other	-	unknown	Apple doc avkit/avpictureinpicturesamplebufferplaybackdelegate
        AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureController(_:skipByInterval:completion:)	required	decision	completion	unknown	Apple doc avkit/avpictureinpicturesamplebufferplaybackdelegate
        AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureControllerIsPlaybackPaused(_:)	required	decision	-	unknown	Apple doc avkit/avpictureinpicturesamplebufferplaybackdelegate
        AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_:)	optional	decision	-	unknown	Apple doc avkit/avpictureinpicturesamplebufferplaybackdelegate
        AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureControllerTimeRangeForPlayback(_:)	required	other	-	unknown	Apple doc avkit/avpictureinpicturesamplebufferplaybackdelegate
        AVPlayerItemLegibleOutputPushDelegate	legibleOutput(_:didOutputAttributedStrings:nativeSampleBuffers:forItemTime:)	optional	other	-	unknown	Apple doc mirror theAppLaunchers/apple-docs-for-rag AVFoundation
        AVPlayerItemMetadataCollectorPushDelegate	metadataCollector(_:didCollect:indexesOfNewGroups:indexesOfModifiedGroups:)	required	other	-	queue-dependent	Apple doc avfoundation/avplayeritemmetadatacollectorpushdelegate; queue: setDelegate(_:queue:) takes the queue
        AVPlayerItemMetadataOutputPushDelegate	metadataOutput(_:didOutputTimedMetadataGroups:from:)	optional	other	-	queue-dependent	Apple doc avfoundation/avplayeritemmetadataoutputpushdelegate; queue: Apple doc avplayeritemmetadataoutput/setdelegate(_:queue:)
        AVPlayerItemOutputPullDelegate	outputMediaDataWillChange(_:)	optional	other	-	queue-dependent	Apple doc avfoundation/avplayeritemoutputpulldelegate; queue: setDelegate(_:queue:) takes the queue
        AVPlayerItemOutputPullDelegate	outputSequenceWasFlushed(_:)	optional	other	-	queue-dependent	Apple doc avfoundation/avplayeritemoutputpulldelegate; queue: setDelegate(_:queue:) takes the queue
        AVPlayerViewControllerDelegate	nextChannelInterstitialViewController(for:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:didAccept:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:didPresent:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:didReject:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:didSelect:in:)	optional	selection	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:failedToStartPictureInPictureWithError:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:)	optional	decision	restoreUserInterfaceForFullScreenExitWithCompletionHandler	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	optional	decision	restoreUserInterfaceForPictureInPictureStopWithCompletionHandler	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:shouldPresent:)	optional	decision	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:skipToNextChannel:)	optional	decision	skipToNextChannel	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:skipToPreviousChannel:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:timeToSeekAfterUserNavigatedFrom:to:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:willPresent:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:willResumePlaybackAfterUserNavigatedFrom:to:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewController(_:willTransitionToVisibilityOfTransportBar:with:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerDidEndDismissalTransition(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerDidStartPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerDidStopPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:)	optional	decision	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerShouldDismiss(_:)	optional	decision	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerWillBeginDismissalTransition(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerWillStartPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	playerViewControllerWillStopPictureInPicture(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	previousChannelInterstitialViewController(for:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	skipToNextItem(for:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewControllerDelegate	skipToPreviousItem(for:)	optional	other	-	unknown	Apple doc avkit/avplayerviewcontrollerdelegate
        AVPlayerViewDelegate	playerView(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:)	optional	decision	restoreUserInterfaceForFullScreenExitWithCompletionHandler	unknown	Apple doc avkit/avplayerviewdelegate
        AVPlayerViewDelegate	playerViewDidEnterFullScreen(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewdelegate
        AVPlayerViewDelegate	playerViewDidExitFullScreen(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewdelegate
        AVPlayerViewDelegate	playerViewWillEnterFullScreen(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewdelegate
        AVPlayerViewDelegate	playerViewWillExitFullScreen(_:)	optional	other	-	unknown	Apple doc avkit/avplayerviewdelegate
        AVPlayerViewPictureInPictureDelegate	playerView(_:failedToStartPictureInPictureWithError:)	optional	other	-	unknown	Apple doc avkit/avplayerviewpictureinpicturedelegate
        AVPlayerViewPictureInPictureDelegate	playerView(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	optional	decision	restoreUserInterfaceForPictureInPictureStopWithCompletionHandler	unknown	Apple doc avkit/avplayerviewpictureinpicturedelegate
        AVPlayerViewPictureInPictureDelegate	playerViewDidStartPicture(inPicture:)	optional	other	-	unknown	Apple doc avkit/avplayerviewpictureinpicturedelegate
        AVPlayerViewPictureInPictureDelegate	playerViewDidStopPicture(inPicture:)	optional	other	-	unknown	Apple doc avkit/avplayerviewpictureinpicturedelegate
        AVPlayerViewPictureInPictureDelegate	playerViewShouldAutomaticallyDismissAtPicture(inPictureStart:)	optional	decision	-	unknown	Apple doc avkit/avplayerviewpictureinpicturedelegate
        AVPlayerViewPictureInPictureDelegate	playerViewWillStartPicture(inPicture:)	optional	other	-	unknown	Apple doc avkit/avplayerviewpictureinpicturedelegate
        AVPlayerViewPictureInPictureDelegate	playerViewWillStopPicture(inPicture:)	optional	other	-	unknown	Apple doc avkit/avplayerviewpictureinpicturedelegate
        AVRoutePickerViewDelegate	routePickerViewDidEndPresentingRoutes(_:)	optional	other	-	unknown	Apple doc avkit/avroutepickerviewdelegate
        AVRoutePickerViewDelegate	routePickerViewWillBeginPresentingRoutes(_:)	optional	other	-	unknown	Apple doc avkit/avroutepickerviewdelegate
        AVSpeechSynthesizerDelegate	speechSynthesizer(_:didCancel:)	optional	other	-	unknown	Apple doc avfaudio/avspeechsynthesizerdelegate
        AVSpeechSynthesizerDelegate	speechSynthesizer(_:didContinue:)	optional	other	-	unknown	Apple doc avfaudio/avspeechsynthesizerdelegate
        AVSpeechSynthesizerDelegate	speechSynthesizer(_:didFinish:)	optional	other	-	unknown	Apple doc avfaudio/avspeechsynthesizerdelegate
        AVSpeechSynthesizerDelegate	speechSynthesizer(_:didPause:)	optional	other	-	unknown	Apple doc avfaudio/avspeechsynthesizerdelegate
        AVSpeechSynthesizerDelegate	speechSynthesizer(_:didStart:)	optional	other	-	unknown	Apple doc avfaudio/avspeechsynthesizerdelegate
        AVSpeechSynthesizerDelegate	speechSynthesizer(_:willSpeak:utterance:)	optional	other	-	unknown	Apple doc avfaudio/avspeechsynthesizerdelegate
        AVSpeechSynthesizerDelegate	speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)	optional	other	-	unknown	Apple doc avfaudio/avspeechsynthesizerdelegate
        CAAnimationDelegate	animationDidStart(_:)	optional	other	-	unknown	Apple doc quartzcore/caanimationdelegate
        CAAnimationDelegate	animationDidStop(_:finished:)	optional	other	-	unknown	Apple doc quartzcore/caanimationdelegate
        CALayerDelegate	action(for:forKey:)	optional	other	-	unknown	Apple doc quartzcore/calayerdelegate
        CALayerDelegate	display(_:)	optional	other	-	unknown	Apple doc quartzcore/calayerdelegate
        CALayerDelegate	draw(_:in:)	optional	other	-	unknown	Apple doc quartzcore/calayerdelegate
        CALayerDelegate	layerWillDraw(_:)	optional	other	-	unknown	Apple doc quartzcore/calayerdelegate
        CALayerDelegate	layoutSublayers(of:)	optional	other	-	unknown	Apple doc quartzcore/calayerdelegate
        CAMetalDisplayLinkDelegate	metalDisplayLink(_:needsUpdate:)	required	other	-	queue-dependent	Apple doc quartzcore/cametaldisplaylinkdelegate; queue: Apple doc cametaldisplaylink: the run loop it is added to
        CBCentralManagerDelegate	centralManager(_:connectionEventDidOccur:for:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManager(_:didConnect:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManager(_:didDisconnectPeripheral:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManager(_:didDisconnectPeripheral:timestamp:isReconnecting:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManager(_:didDiscover:advertisementData:rssi:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManager(_:didFailToConnect:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManager(_:didUpdateANCSAuthorizationFor:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManager(_:willRestoreState:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBCentralManagerDelegate	centralManagerDidUpdateState(_:)	required	other	-	queue-dependent	Apple doc corebluetooth/cbcentralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralDelegate	peripheral(_:didDiscoverCharacteristicsFor:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didDiscoverDescriptorsFor:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didDiscoverIncludedServicesFor:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didDiscoverServices:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didModifyServices:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didOpen:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didReadRSSI:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didUpdateNotificationStateFor:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didUpdateValueFor:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheral(_:didWriteValueFor:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheralDidUpdateName(_:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralDelegate	peripheralDidUpdateRSSI(_:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate deprecated; queue: queue given to the central manager
        CBPeripheralDelegate	peripheralIsReady(toSendWriteWithoutResponse:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheraldelegate; queue: queue given to the central manager
        CBPeripheralManagerDelegate	peripheralManager(_:central:didSubscribeTo:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:central:didUnsubscribeFrom:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:didAdd:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:didOpen:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:didPublishL2CAPChannel:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:didReceiveRead:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:didReceiveWrite:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:didUnpublishL2CAPChannel:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManager(_:willRestoreState:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManagerDidStartAdvertising(_:error:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManagerDidUpdateState(_:)	required	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CBPeripheralManagerDelegate	peripheralManagerIsReady(toUpdateSubscribers:)	optional	other	-	queue-dependent	Apple doc corebluetooth/cbperipheralmanagerdelegate; queue: queue given to init(delegate:queue:)
        CLLocationManagerDelegate	locationManager(_:didChangeAuthorization:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate deprecated; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didDetermineState:for:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didEnterRegion:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didExitRegion:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didFailRangingFor:error:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didFailWithError:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didFinishDeferredUpdatesWithError:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didRange:satisfying:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didRangeBeacons:in:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate deprecated; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didStartMonitoringFor:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didUpdateHeading:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didUpdateLocations:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didUpdateTo:from:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate deprecated; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:didVisit:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:monitoringDidFailFor:withError:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManager(_:rangingBeaconsDidFailFor:withError:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate deprecated; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManagerDidChangeAuthorization(_:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManagerDidPauseLocationUpdates(_:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManagerDidResumeLocationUpdates(_:)	optional	other	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CLLocationManagerDelegate	locationManagerShouldDisplayHeadingCalibration(_:)	optional	decision	-	queue-dependent	Apple doc corelocation/cllocationmanagerdelegate; queue: Apple doc cllocationmanagerdelegate: run loop of the thread that made the manager
        CNContactPickerDelegate	contactPicker(_:didSelect:)	optional	exit_success	-	unknown	Apple doc contactsui/cncontactpickerdelegate
        CNContactPickerDelegate	contactPicker(_:didSelectContactProperties:)	optional	exit_success	-	unknown	Apple doc contactsui/cncontactpickerdelegate
        CNContactPickerDelegate	contactPickerDidCancel(_:)	optional	exit_cancel	-	unknown	Apple doc contactsui/cncontactpickerdelegate
        CNContactPickerDelegate	contactPickerDidClose(_:)	optional	exit_cancel	-	unknown	Apple doc contactsui/cncontactpickerdelegate
        CNContactPickerDelegate	contactPickerWillClose(_:)	optional	other	-	unknown	Apple doc contactsui/cncontactpickerdelegate
        CNContactViewControllerDelegate	contactViewController(_:didCompleteWith:)	optional	exit_success	-	unknown	Apple doc contactsui/cncontactviewcontrollerdelegate
        CNContactViewControllerDelegate	contactViewController(_:shouldPerformDefaultActionFor:)	optional	decision	-	unknown	Apple doc contactsui/cncontactviewcontrollerdelegate
        CXProviderDelegate	provider(_:didActivate:)	optional	other	-	queue-dependent	Apple doc callkit/cxproviderdelegate; queue: Apple doc cxprovider/setdelegate(_:queue:): nil means main queue
        CXProviderDelegate	provider(_:didDeactivate:)	optional	other	-	queue-dependent	Apple doc callkit/cxproviderdelegate; queue: Apple doc cxprovider/setdelegate(_:queue:): nil means main queue
        CXProviderDelegate	provider(_:execute:)	optional	decision	-	queue-dependent	Apple doc callkit/cxproviderdelegate; queue: Apple doc cxprovider/setdelegate(_:queue:): nil means main queue
        CXProviderDelegate	provider(_:perform:)	optional	other	-	queue-dependent	Apple doc callkit/cxproviderdelegate; queue: Apple doc cxprovider/setdelegate(_:queue:): nil means main queue
        CXProviderDelegate	provider(_:timedOutPerforming:)	optional	other	-	queue-dependent	Apple doc callkit/cxproviderdelegate; queue: Apple doc cxprovider/setdelegate(_:queue:): nil means main queue
        CXProviderDelegate	providerDidBegin(_:)	optional	other	-	queue-dependent	Apple doc callkit/cxproviderdelegate; queue: Apple doc cxprovider/setdelegate(_:queue:): nil means main queue
        CXProviderDelegate	providerDidReset(_:)	required	other	-	queue-dependent	Apple doc callkit/cxproviderdelegate; queue: Apple doc cxprovider/setdelegate(_:queue:): nil means main queue
        DataScannerViewControllerDelegate	dataScanner(_:becameUnavailableWithError:)	required	exit_failure	-	no	Apple doc visionkit/datascannerviewcontrollerdelegate
        DataScannerViewControllerDelegate	dataScanner(_:didAdd:allItems:)	required	other	-	no	Apple doc visionkit/datascannerviewcontrollerdelegate
        DataScannerViewControllerDelegate	dataScanner(_:didRemove:allItems:)	required	other	-	no	Apple doc visionkit/datascannerviewcontrollerdelegate
        DataScannerViewControllerDelegate	dataScanner(_:didTapOn:)	required	selection	-	no	Apple doc visionkit/datascannerviewcontrollerdelegate
        DataScannerViewControllerDelegate	dataScanner(_:didUpdate:allItems:)	required	other	-	no	Apple doc visionkit/datascannerviewcontrollerdelegate
        DataScannerViewControllerDelegate	dataScannerDidZoom(_:)	required	scroll	-	no	Apple doc visionkit/datascannerviewcontrollerdelegate
        EKCalendarChooserDelegate	calendarChooserDidCancel(_:)	optional	exit_cancel	-	unknown	Apple doc eventkitui/ekcalendarchooserdelegate
        EKCalendarChooserDelegate	calendarChooserDidFinish(_:)	optional	exit_success	-	unknown	Apple doc eventkitui/ekcalendarchooserdelegate
        EKCalendarChooserDelegate	calendarChooserSelectionDidChange(_:)	optional	selection	-	unknown	Apple doc eventkitui/ekcalendarchooserdelegate
        EKEventEditViewDelegate	eventEditViewController(_:didCompleteWith:)	required	exit_success	-	unknown	Apple doc eventkitui/ekeventeditviewdelegate
        EKEventEditViewDelegate	eventEditViewControllerDefaultCalendar(forNewEvents:)	optional	other	-	unknown	Apple doc eventkitui/ekeventeditviewdelegate
        EKEventViewDelegate	eventViewController(_:didCompleteWith:)	required	exit_success	-	unknown	Apple doc eventkitui/ekeventviewdelegate
        GADBannerViewDelegate	bannerView(_:didFailToReceiveAdWithError:)	optional	other	-	unknown	GADBannerViewDelegate.h in public repositories (index id 140840744)
        GADBannerViewDelegate	bannerViewDidReceiveAd(_:)	optional	other	-	unknown	GADBannerViewDelegate.h in public repositories (index id 140840744)
        GKFriendRequestComposeViewControllerDelegate	friendRequestComposeViewControllerDidFinish(_:)	required	exit_success	-	unknown	Apple doc gamekit/gkfriendrequestcomposeviewcontrollerdelegate deprecated
        GKGameCenterControllerDelegate	gameCenterViewControllerDidFinish(_:)	required	exit_success	-	unknown	Apple doc gamekit/gkgamecentercontrollerdelegate
        GKMatchDelegate	match(_:didFailWithError:)	optional	other	-	unknown	Apple doc gamekit/gkmatchdelegate
        GKMatchDelegate	match(_:didReceive:forRecipient:fromRemotePlayer:)	optional	other	-	unknown	Apple doc gamekit/gkmatchdelegate
        GKMatchDelegate	match(_:didReceive:fromPlayer:)	optional	other	-	unknown	Apple doc gamekit/gkmatchdelegate deprecated
        GKMatchDelegate	match(_:didReceive:fromRemotePlayer:)	optional	other	-	unknown	Apple doc gamekit/gkmatchdelegate
        GKMatchDelegate	match(_:player:didChange:)	optional	other	-	unknown	Apple doc gamekit/gkmatchdelegate
        GKMatchDelegate	match(_:shouldReinviteDisconnectedPlayer:)	optional	decision	-	unknown	Apple doc gamekit/gkmatchdelegate
        GKMatchDelegate	match(_:shouldReinvitePlayer:)	optional	decision	-	unknown	Apple doc gamekit/gkmatchdelegate deprecated
        GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFailWithError:)	required	exit_failure	-	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate
        GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFind:)	optional	exit_success	-	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate
        GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFindHostedPlayers:)	optional	exit_success	-	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate
        GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFindPlayers:)	optional	other	-	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate deprecated
        GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didReceiveAcceptFromHostedPlayer:)	optional	other	-	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate deprecated
        GKMatchmakerViewControllerDelegate	matchmakerViewController(_:getMatchPropertiesForRecipient:withCompletionHandler:)	optional	decision	withCompletionHandler	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate
        GKMatchmakerViewControllerDelegate	matchmakerViewController(_:hostedPlayerDidAccept:)	optional	other	-	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate
        GKMatchmakerViewControllerDelegate	matchmakerViewControllerWasCancelled(_:)	required	exit_cancel	-	unknown	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate
        GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewController(_:didFailWithError:)	required	exit_failure	-	unknown	Apple doc gamekit/gkturnbasedmatchmakerviewcontrollerdelegate
        GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewController(_:didFind:)	optional	exit_success	-	unknown	Apple doc gamekit/gkturnbasedmatchmakerviewcontrollerdelegate deprecated
        GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewController(_:playerQuitFor:)	optional	other	-	unknown	Apple doc gamekit/gkturnbasedmatchmakerviewcontrollerdelegate deprecated
        GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewControllerWasCancelled(_:)	required	exit_cancel	-	unknown	Apple doc gamekit/gkturnbasedmatchmakerviewcontrollerdelegate
        GLKViewControllerDelegate	glkViewController(_:willPause:)	optional	other	-	unknown	Apple doc glkit/glkviewcontrollerdelegate
        GLKViewControllerDelegate	glkViewControllerUpdate(_:)	required	other	-	unknown	Apple doc glkit/glkviewcontrollerdelegate
        GLKViewDelegate	glkView(_:drawIn:)	required	other	-	unknown	Apple doc glkit/glkviewdelegate
        ImageAnalysisInteractionDelegate	contentsRect(for:)	required	other	-	no	Apple doc visionkit/imageanalysisinteractiondelegate
        ImageAnalysisInteractionDelegate	contentView(for:)	required	other	-	no	Apple doc visionkit/imageanalysisinteractiondelegate
        ImageAnalysisInteractionDelegate	interaction(_:highlightSelectedItemsDidChange:)	required	other	-	no	Apple doc visionkit/imageanalysisinteractiondelegate
        ImageAnalysisInteractionDelegate	interaction(_:liveTextButtonDidChangeToVisible:)	required	other	-	no	Apple doc visionkit/imageanalysisinteractiondelegate
        ImageAnalysisInteractionDelegate	interaction(_:shouldBeginAt:for:)	required	decision	-	no	Apple doc visionkit/imageanalysisinteractiondelegate
        ImageAnalysisInteractionDelegate	presentingViewController(for:)	required	other	-	no	Apple doc visionkit/imageanalysisinteractiondelegate
        ImageAnalysisInteractionDelegate	textSelectionDidChange(_:)	required	selection	-	no	Apple doc visionkit/imageanalysisinteractiondelegate
        ImageAnalysisOverlayViewDelegate	contentsRect(for:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	contentView(for:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:didClose:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:highlightSelectedItemsDidChange:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:liveTextButtonDidChangeToVisible:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:menu:willHighlight:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:needsUpdate:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:shouldBeginAt:forAnalysisType:)	required	decision	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:shouldHandleKeyDownEvent:)	required	decision	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:shouldShowMenuForEvent:atPoint:)	required	decision	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:updatedMenuFor:for:at:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	overlayView(_:willOpen:)	required	other	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImageAnalysisOverlayViewDelegate	textSelectionDidChange(_:)	required	selection	-	no	Apple doc visionkit/imageanalysisoverlayviewdelegate
        ImagePlaygroundViewController.Delegate	imagePlaygroundViewController(_:didCreateImageAt:)	required	exit_success	-	no	Apple doc imageplayground/imageplaygroundviewcontroller
        ImagePlaygroundViewController.Delegate	imagePlaygroundViewControllerDidCancel(_:)	optional	exit_cancel	-	no	Apple doc imageplayground/imageplaygroundviewcontroller
        INUIAddVoiceShortcutButtonDelegate	present(_:for:)	required	other	-	unknown	Apple doc intentsui/inuiaddvoiceshortcutbuttondelegate
        INUIAddVoiceShortcutViewControllerDelegate	addVoiceShortcutViewController(_:didFinishWith:error:)	required	exit_success	-	unknown	Apple doc intentsui/inuiaddvoiceshortcutviewcontrollerdelegate
        INUIAddVoiceShortcutViewControllerDelegate	addVoiceShortcutViewControllerDidCancel(_:)	required	exit_cancel	-	unknown	Apple doc intentsui/inuiaddvoiceshortcutviewcontrollerdelegate
        INUIEditVoiceShortcutViewControllerDelegate	editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:)	required	exit_success	-	unknown	Apple doc intentsui/inuieditvoiceshortcutviewcontrollerdelegate
        INUIEditVoiceShortcutViewControllerDelegate	editVoiceShortcutViewController(_:didUpdate:error:)	required	exit_success	-	unknown	Apple doc intentsui/inuieditvoiceshortcutviewcontrollerdelegate
        INUIEditVoiceShortcutViewControllerDelegate	editVoiceShortcutViewControllerDidCancel(_:)	required	exit_cancel	-	unknown	Apple doc intentsui/inuieditvoiceshortcutviewcontrollerdelegate
        MCAdvertiserAssistantDelegate	advertiserAssistantDidDismissInvitation(_:)	optional	other	-	unknown	Apple doc multipeerconnectivity/mcadvertiserassistantdelegate
        MCAdvertiserAssistantDelegate	advertiserAssistantWillPresentInvitation(_:)	optional	other	-	unknown	Apple doc multipeerconnectivity/mcadvertiserassistantdelegate
        MCBrowserViewControllerDelegate	browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:)	optional	decision	-	unknown	Apple doc multipeerconnectivity/mcbrowserviewcontrollerdelegate
        MCBrowserViewControllerDelegate	browserViewControllerDidFinish(_:)	required	exit_success	-	unknown	Apple doc multipeerconnectivity/mcbrowserviewcontrollerdelegate
        MCBrowserViewControllerDelegate	browserViewControllerWasCancelled(_:)	required	exit_cancel	-	unknown	Apple doc multipeerconnectivity/mcbrowserviewcontrollerdelegate
        MCNearbyServiceAdvertiserDelegate	advertiser(_:didNotStartAdvertisingPeer:)	optional	other	-	yes	Apple doc multipeerconnectivity/mcnearbyserviceadvertiserdelegate; queue: Apple doc mcnearbyserviceadvertiserdelegate: no queue may be assumed
        MCNearbyServiceAdvertiserDelegate	advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:)	required	decision	invitationHandler	yes	Apple doc multipeerconnectivity/mcnearbyserviceadvertiserdelegate; queue: Apple doc mcnearbyserviceadvertiserdelegate: no queue may be assumed
        MCNearbyServiceBrowserDelegate	browser(_:didNotStartBrowsingForPeers:)	optional	other	-	yes	Apple doc multipeerconnectivity/mcnearbyservicebrowserdelegate; queue: Apple doc mcnearbyservicebrowserdelegate: no queue may be assumed
        MCNearbyServiceBrowserDelegate	browser(_:foundPeer:withDiscoveryInfo:)	required	other	-	yes	Apple doc multipeerconnectivity/mcnearbyservicebrowserdelegate; queue: Apple doc mcnearbyservicebrowserdelegate: no queue may be assumed
        MCNearbyServiceBrowserDelegate	browser(_:lostPeer:)	required	other	-	yes	Apple doc multipeerconnectivity/mcnearbyservicebrowserdelegate; queue: Apple doc mcnearbyservicebrowserdelegate: no queue may be assumed
        MCSessionDelegate	session(_:didFinishReceivingResourceWithName:fromPeer:at:withError:)	required	other	-	yes	Apple doc multipeerconnectivity/mcsessiondelegate; queue: Apple doc mcsessiondelegate: private serial queue
        MCSessionDelegate	session(_:didReceive:fromPeer:)	required	other	-	yes	Apple doc multipeerconnectivity/mcsessiondelegate; queue: Apple doc mcsessiondelegate: private serial queue
        MCSessionDelegate	session(_:didReceive:withName:fromPeer:)	required	other	-	yes	Apple doc multipeerconnectivity/mcsessiondelegate; queue: Apple doc mcsessiondelegate: private serial queue
        MCSessionDelegate	session(_:didReceiveCertificate:fromPeer:certificateHandler:)	optional	decision	certificateHandler	yes	Apple doc multipeerconnectivity/mcsessiondelegate; queue: Apple doc mcsessiondelegate: private serial queue
        MCSessionDelegate	session(_:didStartReceivingResourceWithName:fromPeer:with:)	required	other	-	yes	Apple doc multipeerconnectivity/mcsessiondelegate; queue: Apple doc mcsessiondelegate: private serial queue
        MCSessionDelegate	session(_:peer:didChange:)	required	other	-	yes	Apple doc multipeerconnectivity/mcsessiondelegate; queue: Apple doc mcsessiondelegate: private serial queue
        MFMailComposeViewControllerDelegate	mailComposeController(_:didFinishWith:error:)	optional	exit_success	-	unknown	Apple doc messageui/mfmailcomposeviewcontrollerdelegate
        MFMessageComposeViewControllerDelegate	messageComposeViewController(_:didFinishWith:)	required	exit_success	-	unknown	Apple doc messageui/mfmessagecomposeviewcontrollerdelegate
        MKLocalSearchCompleterDelegate	completer(_:didFailWithError:)	optional	other	-	unknown	Apple doc mapkit/mklocalsearchcompleterdelegate
        MKLocalSearchCompleterDelegate	completerDidUpdateResults(_:)	optional	other	-	unknown	Apple doc mapkit/mklocalsearchcompleterdelegate
        MKLookAroundViewControllerDelegate	lookAroundViewControllerDidDismissFullScreen(_:)	optional	other	-	unknown	Apple doc mapkit/mklookaroundviewcontrollerdelegate
        MKLookAroundViewControllerDelegate	lookAroundViewControllerDidPresentFullScreen(_:)	optional	other	-	unknown	Apple doc mapkit/mklookaroundviewcontrollerdelegate
        MKLookAroundViewControllerDelegate	lookAroundViewControllerDidUpdateScene(_:)	optional	other	-	unknown	Apple doc mapkit/mklookaroundviewcontrollerdelegate
        MKLookAroundViewControllerDelegate	lookAroundViewControllerWillDismissFullScreen(_:)	optional	other	-	unknown	Apple doc mapkit/mklookaroundviewcontrollerdelegate
        MKLookAroundViewControllerDelegate	lookAroundViewControllerWillPresentFullScreen(_:)	optional	other	-	unknown	Apple doc mapkit/mklookaroundviewcontrollerdelegate
        MKLookAroundViewControllerDelegate	lookAroundViewControllerWillUpdateScene(_:)	optional	other	-	unknown	Apple doc mapkit/mklookaroundviewcontrollerdelegate
        MKMapItemDetailViewControllerDelegate	mapItemDetailViewControllerDidFinish(_:)	required	other	-	no	Apple doc mapkit/mkmapitemdetailviewcontrollerdelegate
        MKMapViewDelegate	mapView(_:annotationView:calloutAccessoryControlTapped:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:annotationView:didChange:fromOldState:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:clusterAnnotationForMemberAnnotations:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:didAdd:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:didAddOverlayViews:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate deprecated
        MKMapViewDelegate	mapView(_:didChange:animated:)	optional	map	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:didDeselect:)	optional	selection	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:didFailToLocateUserWithError:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:didSelect:)	optional	selection	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:didUpdate:)	optional	map	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:regionDidChangeAnimated:)	optional	map	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:regionWillChangeAnimated:)	optional	map	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:rendererFor:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:selectionAccessoryFor:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapView(_:viewFor:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewDidChangeVisibleRegion(_:)	optional	map	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewDidFailLoadingMap(_:withError:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewDidFinishLoadingMap(_:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewDidFinishRenderingMap(_:fullyRendered:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewDidStopLocatingUser(_:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewWillStartLoadingMap(_:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewWillStartLocatingUser(_:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MKMapViewDelegate	mapViewWillStartRenderingMap(_:)	optional	other	-	no	Apple doc mapkit/mkmapviewdelegate
        MPMediaPickerControllerDelegate	mediaPicker(_:didPickMediaItems:)	optional	exit_success	-	unknown	Apple doc mediaplayer/mpmediapickercontrollerdelegate
        MPMediaPickerControllerDelegate	mediaPickerDidCancel(_:)	optional	exit_cancel	-	unknown	Apple doc mediaplayer/mpmediapickercontrollerdelegate
        MSStickerBrowserViewDataSource	numberOfStickers(in:)	required	other	-	unknown	Apple doc messages/msstickerbrowserviewdatasource
        MSStickerBrowserViewDataSource	stickerBrowserView(_:stickerAt:)	required	other	-	unknown	Apple doc messages/msstickerbrowserviewdatasource
        MTKViewDelegate	draw(in:)	required	other	-	no	Apple doc metalkit/mtkviewdelegate
        MTKViewDelegate	mtkView(_:drawableSizeWillChange:)	required	other	-	no	Apple doc metalkit/mtkviewdelegate
        MXMetricManagerSubscriber	didReceive(_:)	optional	other	-	yes	Apple doc metrickit/mxmetricmanagersubscriber; queue: iOS16.5 MetricKit.framework/Headers/MXMetricManager.h:124: background queue
        NFCNDEFReaderSessionDelegate	readerSession(_:didDetect:)	optional	other	-	queue-dependent	Apple doc corenfc/nfcndefreadersessiondelegate; queue: Apple doc nfcndefreadersession/init: given queue, nil makes an internal serial queue
        NFCNDEFReaderSessionDelegate	readerSession(_:didDetectNDEFs:)	required	other	-	queue-dependent	Apple doc corenfc/nfcndefreadersessiondelegate; queue: Apple doc nfcndefreadersession/init: given queue, nil makes an internal serial queue
        NFCNDEFReaderSessionDelegate	readerSession(_:didInvalidateWithError:)	required	other	-	queue-dependent	Apple doc corenfc/nfcndefreadersessiondelegate; queue: Apple doc nfcndefreadersession/init: given queue, nil makes an internal serial queue
        NFCNDEFReaderSessionDelegate	readerSessionDidBecomeActive(_:)	optional	other	-	queue-dependent	Apple doc corenfc/nfcndefreadersessiondelegate; queue: Apple doc nfcndefreadersession/init: given queue, nil makes an internal serial queue
        NFCTagReaderSessionDelegate	tagReaderSession(_:didDetect:)	optional	other	-	queue-dependent	objc2 CoreNFC/mod.rs selector tagReaderSession:didDetectTags: (Swift name as used in public code) | queue: queue given to the initializer
        NFCTagReaderSessionDelegate	tagReaderSession(_:didInvalidateWithError:)	required	other	-	queue-dependent	objc2 CoreNFC/mod.rs selector tagReaderSession:didInvalidateWithError: (Swift name as used in public code) | queue: queue given to the initializer
        NFCTagReaderSessionDelegate	tagReaderSessionDidBecomeActive(_:)	optional	other	-	queue-dependent	objc2 CoreNFC/mod.rs selector tagReaderSessionDidBecomeActive: (Swift name as used in public code) | queue: queue given to the initializer
        NISessionDelegate	session(_:didGenerateShareableConfigurationData:for:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NISessionDelegate	session(_:didInvalidateWith:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NISessionDelegate	session(_:didRemove:reason:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NISessionDelegate	session(_:didUpdate:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NISessionDelegate	session(_:didUpdateAlgorithmConvergence:for:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NISessionDelegate	sessionDidStartRunning(_:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NISessionDelegate	sessionSuspensionEnded(_:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NISessionDelegate	sessionWasSuspended(_:)	optional	other	-	queue-dependent	Apple doc nearbyinteraction/nisessiondelegate; queue: NISession.delegateQueue
        NSAlertDelegate	alertShowHelp(_:)	optional	decision	-	no	Apple doc appkit/nsalertdelegate
        NSAnimationDelegate	animation(_:didReachProgressMark:)	optional	other	-	unknown	Apple doc appkit/nsanimationdelegate
        NSAnimationDelegate	animation(_:valueForProgress:)	optional	other	-	unknown	Apple doc appkit/nsanimationdelegate
        NSAnimationDelegate	animationDidEnd(_:)	optional	other	-	unknown	Apple doc appkit/nsanimationdelegate
        NSAnimationDelegate	animationDidStop(_:)	optional	other	-	unknown	Apple doc appkit/nsanimationdelegate
        NSAnimationDelegate	animationShouldStart(_:)	optional	decision	-	unknown	Apple doc appkit/nsanimationdelegate
        NSBrowserDelegate	browser(_:acceptDrop:atRow:column:dropOperation:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:canDragRowsWith:inColumn:with:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:child:ofItem:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:createRowsForColumn:in:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:didChangeLastColumn:toColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:draggingImageForRowsWith:inColumn:with:offset:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:headerViewControllerForItem:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:heightOfRow:inColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:isColumnValid:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:isLeafItem:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:namesOfPromisedFilesDroppedAtDestination:forDraggedRowsWith:inColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate deprecated
        NSBrowserDelegate	browser(_:nextTypeSelectMatchFromRow:toRow:inColumn:for:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:numberOfChildrenOfItem:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:numberOfRowsInColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:objectValueForItem:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:previewViewControllerForLeafItem:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:selectCellWith:inColumn:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:selectionIndexesForProposedSelection:inColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:selectRow:inColumn:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:setObjectValue:forItem:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:shouldEditItem:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:shouldShowCellExpansionForRow:column:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:shouldSizeColumn:forUserResize:toWidth:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:shouldTypeSelectFor:withCurrentSearch:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:sizeToFitWidthOfColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:titleOfColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:typeSelectStringForRow:inColumn:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:validateDrop:proposedRow:column:dropOperation:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:willDisplayCell:atRow:column:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browser(_:writeRowsWith:inColumn:to:)	optional	decision	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browserColumnConfigurationDidChange(_:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browserDidScroll(_:)	optional	scroll	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	browserWillScroll(_:)	optional	scroll	-	no	Apple doc appkit/nsbrowserdelegate
        NSBrowserDelegate	rootItem(for:)	optional	other	-	no	Apple doc appkit/nsbrowserdelegate
        NSCollectionViewDataSource	collectionView(_:itemForRepresentedObjectAt:)	required	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSCollectionViewDataSource	collectionView(_:numberOfItemsInSection:)	required	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSCollectionViewDataSource	collectionView(_:viewForSupplementaryElementOfKind:at:)	required	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSCollectionViewDataSource	numberOfSections(in:)	required	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSCollectionViewDelegate	collectionView(_:acceptDrop:index:dropOperation:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:acceptDrop:indexPath:dropOperation:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:canDragItemsAt:with:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:didChangeItemsAt:to:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:didDeselectItemsAt:)	optional	selection	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:didEndDisplaying:forRepresentedObjectAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:didSelectItemsAt:)	optional	selection	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:draggingImageForItemsAt:with:offset:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:draggingSession:endedAt:dragOperation:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:draggingSession:willBeginAt:forItemsAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedItemsAt:)	optional	other	-	unknown	Apple doc appkit/nscollectionviewdelegate deprecated
        NSCollectionViewDelegate	collectionView(_:pasteboardWriterForItemAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:shouldChangeItemsAt:to:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:shouldDeselectItemsAt:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:shouldSelectItemsAt:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:transitionLayoutForOldLayout:newLayout:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:updateDraggingItemsForDrag:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:validateDrop:proposedIndex:dropOperation:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:validateDrop:proposedIndexPath:dropOperation:)	optional	decision	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:willDisplay:forRepresentedObjectAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:willDisplaySupplementaryView:forElementKind:at:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegate
        NSCollectionViewDelegate	collectionView(_:writeItemsAt:to:)	optional	decision	-	unknown	Apple doc appkit/nscollectionviewdelegate deprecated
        NSCollectionViewDelegateFlowLayout	collectionView(_:layout:insetForSectionAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegateflowlayout
        NSCollectionViewDelegateFlowLayout	collectionView(_:layout:minimumInteritemSpacingForSectionAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegateflowlayout
        NSCollectionViewDelegateFlowLayout	collectionView(_:layout:minimumLineSpacingForSectionAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegateflowlayout
        NSCollectionViewDelegateFlowLayout	collectionView(_:layout:referenceSizeForFooterInSection:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegateflowlayout
        NSCollectionViewDelegateFlowLayout	collectionView(_:layout:referenceSizeForHeaderInSection:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegateflowlayout
        NSCollectionViewDelegateFlowLayout	collectionView(_:layout:sizeForItemAt:)	optional	other	-	no	Apple doc appkit/nscollectionviewdelegateflowlayout
        NSComboBoxDataSource	comboBox(_:completedString:)	optional	other	-	no	Apple doc appkit/nscomboboxdatasource
        NSComboBoxDataSource	comboBox(_:indexOfItemWithStringValue:)	optional	other	-	no	Apple doc appkit/nscomboboxdatasource
        NSComboBoxDataSource	comboBox(_:objectValueForItemAt:)	optional	other	-	no	Apple doc appkit/nscomboboxdatasource
        NSComboBoxDataSource	numberOfItems(in:)	optional	other	-	no	Apple doc appkit/nscomboboxdatasource
        NSComboBoxDelegate	comboBoxSelectionDidChange(_:)	optional	selection	-	no	Apple doc appkit/nscomboboxdelegate
        NSComboBoxDelegate	comboBoxSelectionIsChanging(_:)	optional	other	-	no	Apple doc appkit/nscomboboxdelegate
        NSComboBoxDelegate	comboBoxWillDismiss(_:)	optional	other	-	no	Apple doc appkit/nscomboboxdelegate
        NSComboBoxDelegate	comboBoxWillPopUp(_:)	optional	other	-	no	Apple doc appkit/nscomboboxdelegate
        NSControlTextEditingDelegate	control(_:didFailToFormatString:errorDescription:)	optional	decision	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	control(_:didFailToValidatePartialString:errorDescription:)	optional	decision	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	control(_:isValidObject:)	optional	decision	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	control(_:textShouldBeginEditing:)	optional	decision	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	control(_:textShouldEndEditing:)	optional	decision	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	control(_:textView:completions:forPartialWordRange:indexOfSelectedItem:)	optional	other	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	control(_:textView:doCommandBy:)	optional	decision	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	controlTextDidBeginEditing(_:)	optional	edit	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	controlTextDidChange(_:)	optional	edit	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSControlTextEditingDelegate	controlTextDidEndEditing(_:)	optional	edit	-	no	Apple doc appkit/nscontroltexteditingdelegate
        NSDatePickerCellDelegate	datePickerCell(_:validateProposedDateValue:timeInterval:)	optional	decision	-	no	Apple doc appkit/nsdatepickercelldelegate
        NSDraggingDestination	concludeDragOperation(_:)	optional	other	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	draggingEnded(_:)	optional	other	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	draggingEntered(_:)	optional	other	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	draggingExited(_:)	optional	other	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	draggingUpdated(_:)	optional	other	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	performDragOperation(_:)	optional	decision	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	prepareForDragOperation(_:)	optional	decision	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	updateDraggingItemsForDrag(_:)	optional	other	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingDestination	wantsPeriodicDraggingUpdates()	optional	decision	-	no	Apple doc appkit/nsdraggingdestination
        NSDraggingSource	draggingSession(_:endedAt:operation:)	optional	other	-	no	Apple doc appkit/nsdraggingsource
        NSDraggingSource	draggingSession(_:movedTo:)	optional	other	-	no	Apple doc appkit/nsdraggingsource
        NSDraggingSource	draggingSession(_:sourceOperationMaskFor:)	required	other	-	no	Apple doc appkit/nsdraggingsource
        NSDraggingSource	draggingSession(_:willBeginAt:)	optional	other	-	no	Apple doc appkit/nsdraggingsource
        NSDraggingSource	ignoreModifierKeys(for:)	optional	decision	-	no	Apple doc appkit/nsdraggingsource
        NSFetchedResultsControllerDelegate	controller(_:didChange:at:for:newIndexPath:)	optional	other	-	queue-dependent	Apple doc coredata/nsfetchedresultscontrollerdelegate; queue: queue of the managed object context
        NSFetchedResultsControllerDelegate	controller(_:didChange:atSectionIndex:for:)	optional	other	-	queue-dependent	Apple doc coredata/nsfetchedresultscontrollerdelegate; queue: queue of the managed object context
        NSFetchedResultsControllerDelegate	controller(_:didChangeContentWith:)	optional	other	-	queue-dependent	Apple doc coredata/nsfetchedresultscontrollerdelegate; queue: queue of the managed object context
        NSFetchedResultsControllerDelegate	controller(_:sectionIndexTitleForSectionName:)	optional	other	-	queue-dependent	Apple doc coredata/nsfetchedresultscontrollerdelegate; queue: queue of the managed object context
        NSFetchedResultsControllerDelegate	controllerDidChangeContent(_:)	optional	other	-	queue-dependent	Apple doc coredata/nsfetchedresultscontrollerdelegate; queue: queue of the managed object context
        NSFetchedResultsControllerDelegate	controllerWillChangeContent(_:)	optional	other	-	queue-dependent	Apple doc coredata/nsfetchedresultscontrollerdelegate; queue: queue of the managed object context
        NSFilePresenter	accommodatePresentedItemDeletion(completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	accommodatePresentedItemEviction(completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	accommodatePresentedSubitemDeletion(at:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	observedPresentedItemUbiquityAttributes	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemDidChange()	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemDidChangeUbiquityAttributes(_:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemDidGain(_:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemDidLose(_:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemDidMove(to:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemDidResolveConflict(_:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemOperationQueue	required	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedItemURL	required	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedSubitem(at:didGain:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedSubitem(at:didLose:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedSubitem(at:didMoveTo:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedSubitem(at:didResolve:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedSubitemDidAppear(at:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	presentedSubitemDidChange(at:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	primaryPresentedItemURL	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	relinquishPresentedItem(toReader:)	optional	other	-	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	relinquishPresentedItem(toWriter:)	optional	decision	toWriter	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePresenter	savePresentedItemChanges(completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/nsfilepresenter; queue: Apple doc nsfilepresenter: presentedItemOperationQueue
        NSFilePromiseProviderDelegate	filePromiseProvider(_:fileNameForType:)	required	other	-	no	Apple doc appkit/nsfilepromiseproviderdelegate
        NSFilePromiseProviderDelegate	filePromiseProvider(_:writePromiseTo:completionHandler:)	required	decision	completionHandler	unknown	Apple doc appkit/nsfilepromiseproviderdelegate
        NSFilePromiseProviderDelegate	operationQueue(for:)	optional	other	-	no	Apple doc appkit/nsfilepromiseproviderdelegate
        NSGestureRecognizerDelegate	gestureRecognizer(_:shouldAttemptToRecognizeWith:)	optional	decision	-	no	Apple doc appkit/nsgesturerecognizerdelegate
        NSGestureRecognizerDelegate	gestureRecognizer(_:shouldBeRequiredToFailBy:)	optional	decision	-	no	Apple doc appkit/nsgesturerecognizerdelegate
        NSGestureRecognizerDelegate	gestureRecognizer(_:shouldReceive:)	optional	decision	-	no	Apple doc appkit/nsgesturerecognizerdelegate
        NSGestureRecognizerDelegate	gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)	optional	decision	-	no	Apple doc appkit/nsgesturerecognizerdelegate
        NSGestureRecognizerDelegate	gestureRecognizer(_:shouldRequireFailureOf:)	optional	decision	-	no	Apple doc appkit/nsgesturerecognizerdelegate
        NSGestureRecognizerDelegate	gestureRecognizerShouldBegin(_:)	optional	decision	-	no	Apple doc appkit/nsgesturerecognizerdelegate
        NSLayoutManagerDelegate	layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)	optional	other	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:didCompleteLayoutFor:atEnd:)	optional	other	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)	optional	other	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)	optional	other	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)	optional	other	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)	optional	decision	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)	optional	decision	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)	optional	decision	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)	optional	decision	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:shouldUse:forControlCharacterAt:)	optional	decision	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:shouldUseTemporaryAttributes:forDrawingToScreen:atCharacterIndex:effectiveRange:)	optional	decision	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManager(_:textContainer:didChangeGeometryFrom:)	optional	other	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSLayoutManagerDelegate	layoutManagerDidInvalidateLayout(_:)	optional	other	-	unknown	Apple doc appkit/nslayoutmanagerdelegate
        NSMenuDelegate	confinementRect(for:on:)	optional	other	-	no	Apple doc appkit/nsmenudelegate
        NSMenuDelegate	menu(_:update:at:shouldCancel:)	optional	decision	-	no	Apple doc appkit/nsmenudelegate
        NSMenuDelegate	menu(_:willHighlight:)	optional	other	-	no	Apple doc appkit/nsmenudelegate
        NSMenuDelegate	menuDidClose(_:)	optional	other	-	no	Apple doc appkit/nsmenudelegate
        NSMenuDelegate	menuHasKeyEquivalent(_:for:target:action:)	optional	decision	-	no	Apple doc appkit/nsmenudelegate
        NSMenuDelegate	menuNeedsUpdate(_:)	optional	other	-	no	Apple doc appkit/nsmenudelegate
        NSMenuDelegate	menuWillOpen(_:)	optional	other	-	no	Apple doc appkit/nsmenudelegate
        NSMenuDelegate	numberOfItems(in:)	optional	other	-	no	Apple doc appkit/nsmenudelegate
        NSMenuItemValidation	validateMenuItem(_:)	required	decision	-	no	Apple doc appkit/nsmenuitemvalidation
        NSOpenSavePanelDelegate	panel(_:didChangeToDirectoryURL:)	optional	other	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOpenSavePanelDelegate	panel(_:didSelect:)	optional	selection	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOpenSavePanelDelegate	panel(_:displayNameFor:)	optional	other	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOpenSavePanelDelegate	panel(_:shouldEnable:)	optional	decision	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOpenSavePanelDelegate	panel(_:userEnteredFilename:confirmed:)	optional	other	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOpenSavePanelDelegate	panel(_:validate:)	optional	decision	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOpenSavePanelDelegate	panel(_:willExpand:)	optional	other	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOpenSavePanelDelegate	panelSelectionDidChange(_:)	optional	selection	-	no	Apple doc appkit/nsopensavepaneldelegate
        NSOutlineViewDataSource	outlineView(_:acceptDrop:item:childIndex:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:child:ofItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:draggingSession:endedAt:operation:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:draggingSession:willBeginAt:forItems:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:isItemExpandable:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:itemForPersistentObject:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedItems:)	optional	other	-	unknown	Apple doc appkit/nsoutlineviewdatasource deprecated
        NSOutlineViewDataSource	outlineView(_:numberOfChildrenOfItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:objectValueFor:byItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:pasteboardWriterForItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:persistentObjectForItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:setObjectValue:for:byItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:sortDescriptorsDidChange:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:updateDraggingItemsForDrag:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:validateDrop:proposedItem:proposedChildIndex:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdatasource
        NSOutlineViewDataSource	outlineView(_:writeItems:to:)	optional	decision	-	unknown	Apple doc appkit/nsoutlineviewdatasource deprecated
        NSOutlineViewDelegate	outlineView(_:dataCellFor:item:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:didAdd:forRow:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:didClick:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:didDrag:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:didRemove:forRow:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:heightOfRowByItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:isGroupItem:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:mouseDownInHeaderOf:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:nextTypeSelectMatchFromItem:toItem:for:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:rowViewForItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:selectionIndexesForProposedSelection:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldCollapseItem:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldEdit:item:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldExpandItem:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldReorderColumn:toColumn:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldSelect:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldSelectItem:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldShowCellExpansionFor:item:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldShowOutlineCellForItem:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldTrackCell:for:item:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:shouldTypeSelectFor:withCurrentSearch:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:sizeToFitWidthOfColumn:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:tintConfigurationForItem:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:toolTipFor:rect:tableColumn:item:mouseLocation:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:typeSelectStringFor:item:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:userCanChangeVisibilityOf:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:userDidChangeVisibilityOf:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:viewFor:item:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:willDisplayCell:for:item:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineView(_:willDisplayOutlineCell:for:item:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewColumnDidMove(_:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewColumnDidResize(_:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewItemDidCollapse(_:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewItemDidExpand(_:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewItemWillCollapse(_:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewItemWillExpand(_:)	optional	other	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewSelectionDidChange(_:)	optional	selection	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	outlineViewSelectionIsChanging(_:)	optional	selection	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSOutlineViewDelegate	selectionShouldChange(in:)	optional	decision	-	no	Apple doc appkit/nsoutlineviewdelegate
        NSPageControllerDelegate	pageController(_:didTransitionTo:)	optional	other	-	no	Apple doc appkit/nspagecontrollerdelegate
        NSPageControllerDelegate	pageController(_:frameFor:)	optional	other	-	no	Apple doc appkit/nspagecontrollerdelegate
        NSPageControllerDelegate	pageController(_:identifierFor:)	optional	other	-	no	Apple doc appkit/nspagecontrollerdelegate
        NSPageControllerDelegate	pageController(_:prepare:with:)	optional	other	-	no	Apple doc appkit/nspagecontrollerdelegate
        NSPageControllerDelegate	pageController(_:viewControllerForIdentifier:)	optional	other	-	no	Apple doc appkit/nspagecontrollerdelegate
        NSPageControllerDelegate	pageControllerDidEndLiveTransition(_:)	optional	other	-	no	Apple doc appkit/nspagecontrollerdelegate
        NSPageControllerDelegate	pageControllerWillStartLiveTransition(_:)	optional	other	-	no	Apple doc appkit/nspagecontrollerdelegate
        NSPathControlDelegate	pathControl(_:acceptDrop:)	optional	decision	-	no	Apple doc appkit/nspathcontroldelegate
        NSPathControlDelegate	pathControl(_:shouldDrag:with:)	optional	decision	-	no	Apple doc appkit/nspathcontroldelegate
        NSPathControlDelegate	pathControl(_:validateDrop:)	optional	decision	-	no	Apple doc appkit/nspathcontroldelegate
        NSPathControlDelegate	pathControl(_:willDisplay:)	optional	other	-	no	Apple doc appkit/nspathcontroldelegate
        NSPathControlDelegate	pathControl(_:willPopUp:)	optional	other	-	no	Apple doc appkit/nspathcontroldelegate
        NSPopoverDelegate	detachableWindow(for:)	optional	other	-	no	Apple doc appkit/nspopoverdelegate
        NSPopoverDelegate	popoverDidClose(_:)	optional	other	-	no	Apple doc appkit/nspopoverdelegate
        NSPopoverDelegate	popoverDidDetach(_:)	optional	other	-	no	Apple doc appkit/nspopoverdelegate
        NSPopoverDelegate	popoverDidShow(_:)	optional	other	-	no	Apple doc appkit/nspopoverdelegate
        NSPopoverDelegate	popoverShouldClose(_:)	optional	decision	-	no	Apple doc appkit/nspopoverdelegate
        NSPopoverDelegate	popoverShouldDetach(_:)	optional	decision	-	no	Apple doc appkit/nspopoverdelegate
        NSPopoverDelegate	popoverWillClose(_:)	optional	other	-	no	Apple doc appkit/nspopoverdelegate
        NSPopoverDelegate	popoverWillShow(_:)	optional	other	-	no	Apple doc appkit/nspopoverdelegate
        NSScrubberDataSource	numberOfItems(for:)	required	other	-	no	Apple doc appkit/nsscrubberdatasource
        NSScrubberDataSource	scrubber(_:viewForItemAt:)	required	other	-	no	Apple doc appkit/nsscrubberdatasource
        NSScrubberDelegate	didBeginInteracting(with:)	optional	other	-	no	Apple doc appkit/nsscrubberdelegate
        NSScrubberDelegate	didCancelInteracting(with:)	optional	other	-	no	Apple doc appkit/nsscrubberdelegate
        NSScrubberDelegate	didFinishInteracting(with:)	optional	other	-	no	Apple doc appkit/nsscrubberdelegate
        NSScrubberDelegate	scrubber(_:didChangeVisibleRange:)	optional	other	-	no	Apple doc appkit/nsscrubberdelegate
        NSScrubberDelegate	scrubber(_:didHighlightItemAt:)	optional	selection	-	no	Apple doc appkit/nsscrubberdelegate
        NSScrubberDelegate	scrubber(_:didSelectItemAt:)	optional	selection	-	no	Apple doc appkit/nsscrubberdelegate
        NSSearchFieldDelegate	searchFieldDidEndSearching(_:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSSearchFieldDelegate	searchFieldDidStartSearching(_:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSSharingServiceDelegate	anchoringView(for:showRelativeTo:preferredEdge:)	optional	other	-	no	Apple doc appkit/nssharingservicedelegate
        NSSharingServiceDelegate	sharingService(_:didFailToShareItems:error:)	optional	other	-	no	Apple doc appkit/nssharingservicedelegate
        NSSharingServiceDelegate	sharingService(_:didShareItems:)	optional	other	-	no	Apple doc appkit/nssharingservicedelegate
        NSSharingServiceDelegate	sharingService(_:sourceFrameOnScreenForShareItem:)	optional	other	-	no	Apple doc appkit/nssharingservicedelegate
        NSSharingServiceDelegate	sharingService(_:sourceWindowForShareItems:sharingContentScope:)	optional	other	-	no	Apple doc appkit/nssharingservicedelegate
        NSSharingServiceDelegate	sharingService(_:transitionImageForShareItem:contentRect:)	optional	other	-	no	Apple doc appkit/nssharingservicedelegate
        NSSharingServiceDelegate	sharingService(_:willShareItems:)	optional	other	-	no	Apple doc appkit/nssharingservicedelegate
        NSSharingServicePickerDelegate	sharingServicePicker(_:delegateFor:)	optional	other	-	unknown	Apple doc appkit/nssharingservicepickerdelegate
        NSSharingServicePickerDelegate	sharingServicePicker(_:didChoose:)	optional	selection	-	unknown	Apple doc appkit/nssharingservicepickerdelegate
        NSSharingServicePickerDelegate	sharingServicePicker(_:sharingServicesForItems:proposedSharingServices:)	optional	other	-	unknown	Apple doc appkit/nssharingservicepickerdelegate
        NSSharingServicePickerDelegate	sharingServicePickerCollaborationModeRestrictions(_:)	optional	other	-	unknown	Apple doc appkit/nssharingservicepickerdelegate
        NSSoundDelegate	sound(_:didFinishPlaying:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSSplitViewDelegate	splitView(_:additionalEffectiveRectOfDividerAt:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:canCollapseSubview:)	optional	decision	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:constrainMaxCoordinate:ofSubviewAt:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:constrainMinCoordinate:ofSubviewAt:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:constrainSplitPosition:ofSubviewAt:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:effectiveRect:forDrawnRect:ofDividerAt:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:resizeSubviewsWithOldSize:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:shouldAdjustSizeOfSubview:)	optional	decision	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitView(_:shouldCollapseSubview:forDoubleClickOnDividerAt:)	optional	decision	-	no	Apple doc appkit/nssplitviewdelegate deprecated
        NSSplitViewDelegate	splitView(_:shouldHideDividerAt:)	optional	decision	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitViewDidResizeSubviews(_:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSSplitViewDelegate	splitViewWillResizeSubviews(_:)	optional	other	-	no	Apple doc appkit/nssplitviewdelegate
        NSStackViewDelegate	stackView(_:didReattach:)	optional	other	-	no	Apple doc appkit/nsstackviewdelegate
        NSStackViewDelegate	stackView(_:willDetach:)	optional	other	-	no	Apple doc appkit/nsstackviewdelegate
        NSTableViewDataSource	numberOfRows(in:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:acceptDrop:row:dropOperation:)	optional	decision	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:draggingSession:endedAt:operation:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:draggingSession:willBeginAt:forRowIndexes:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedRowsWith:)	optional	other	-	unknown	Apple doc appkit/nstableviewdatasource deprecated
        NSTableViewDataSource	tableView(_:objectValueFor:row:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:pasteboardWriterForRow:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:setObjectValue:for:row:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:sortDescriptorsDidChange:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:updateDraggingItemsForDrag:)	optional	other	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:validateDrop:proposedRow:proposedDropOperation:)	optional	decision	-	no	Apple doc appkit/nstableviewdatasource
        NSTableViewDataSource	tableView(_:writeRowsWith:to:)	optional	decision	-	unknown	Apple doc appkit/nstableviewdatasource deprecated
        NSTableViewDelegate	selectionShouldChange(in:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:dataCellFor:row:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:didAdd:forRow:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:didClick:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:didDrag:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:didRemove:forRow:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:heightOfRow:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:isGroupRow:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:mouseDownInHeaderOf:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:nextTypeSelectMatchFromRow:toRow:for:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:rowActionsForRow:edge:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:rowViewForRow:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:selectionIndexesForProposedSelection:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:shouldEdit:row:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:shouldReorderColumn:toColumn:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:shouldSelect:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:shouldSelectRow:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:shouldShowCellExpansionFor:row:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:shouldTrackCell:for:row:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:shouldTypeSelectFor:withCurrentSearch:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:sizeToFitWidthOfColumn:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:toolTipFor:rect:tableColumn:row:mouseLocation:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:typeSelectStringFor:row:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:userCanChangeVisibilityOf:)	optional	decision	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:userDidChangeVisibilityOf:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:viewFor:row:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableView(_:willDisplayCell:for:row:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableViewColumnDidMove(_:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableViewColumnDidResize(_:)	optional	other	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableViewSelectionDidChange(_:)	optional	selection	-	no	Apple doc appkit/nstableviewdelegate
        NSTableViewDelegate	tableViewSelectionIsChanging(_:)	optional	selection	-	no	Apple doc appkit/nstableviewdelegate
        NSTabViewDelegate	tabView(_:didSelect:)	optional	selection	-	no	Apple doc appkit/nstabviewdelegate
        NSTabViewDelegate	tabView(_:shouldSelect:)	optional	decision	-	no	Apple doc appkit/nstabviewdelegate
        NSTabViewDelegate	tabView(_:willSelect:)	optional	other	-	no	Apple doc appkit/nstabviewdelegate
        NSTabViewDelegate	tabViewDidChangeNumberOfTabViewItems(_:)	optional	other	-	no	Apple doc appkit/nstabviewdelegate
        NSTextContentManagerDelegate	textContentManager(_:shouldEnumerate:options:)	optional	decision	-	unknown	Apple doc appkit/nstextcontentmanagerdelegate
        NSTextContentManagerDelegate	textContentManager(_:textElementAt:)	optional	other	-	unknown	Apple doc appkit/nstextcontentmanagerdelegate
        NSTextContentStorageDelegate	textContentStorage(_:textParagraphWith:)	optional	other	-	unknown	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTextDelegate	textDidBeginEditing(_:)	optional	edit	-	no	Apple doc appkit/nstextdelegate
        NSTextDelegate	textDidChange(_:)	optional	edit	-	no	Apple doc appkit/nstextdelegate
        NSTextDelegate	textDidEndEditing(_:)	optional	edit	-	no	Apple doc appkit/nstextdelegate
        NSTextDelegate	textShouldBeginEditing(_:)	optional	decision	-	no	Apple doc appkit/nstextdelegate
        NSTextDelegate	textShouldEndEditing(_:)	optional	decision	-	no	Apple doc appkit/nstextdelegate
        NSTextFieldDelegate	textField(_:textView:candidates:forSelectedRange:)	optional	other	-	no	Apple doc appkit/nstextfielddelegate
        NSTextFieldDelegate	textField(_:textView:candidatesForSelectedRange:)	optional	other	-	no	Apple doc appkit/nstextfielddelegate
        NSTextFieldDelegate	textField(_:textView:shouldSelectCandidateAt:)	optional	decision	-	no	Apple doc appkit/nstextfielddelegate
        NSTextLayoutManagerDelegate	textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)	optional	other	-	unknown	Apple doc appkit/nstextlayoutmanagerdelegate
        NSTextLayoutManagerDelegate	textLayoutManager(_:shouldBreakLineBefore:hyphenating:)	optional	decision	-	unknown	Apple doc appkit/nstextlayoutmanagerdelegate
        NSTextLayoutManagerDelegate	textLayoutManager(_:textLayoutFragmentFor:in:)	optional	other	-	unknown	Apple doc appkit/nstextlayoutmanagerdelegate
        NSTextStorageDelegate	textStorage(_:didProcessEditing:range:changeInLength:)	optional	edit	-	unknown	Apple doc appkit/nstextstoragedelegate
        NSTextStorageDelegate	textStorage(_:willProcessEditing:range:changeInLength:)	optional	edit	-	unknown	Apple doc appkit/nstextstoragedelegate
        NSTextViewDelegate	textView(_:candidates:forSelectedRange:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:candidatesForSelectedRange:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:clickedOn:in:at:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:clickedOnLink:at:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:completions:forPartialWordRange:indexOfSelectedItem:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:didCheckTextIn:types:options:results:orthography:wordCount:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:doCommandBy:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:doubleClickedOn:in:at:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:draggedCell:in:event:at:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:menu:for:at:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:shouldChangeTextIn:replacementString:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:shouldChangeTextInRanges:replacementStrings:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:shouldChangeTypingAttributes:toAttributes:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:shouldSelectCandidateAt:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:shouldSetSpellingState:range:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:shouldUpdateTouchBarItemIdentifiers:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:urlForContentsOf:at:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:willChangeSelectionFromCharacterRange:toCharacterRange:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:willChangeSelectionFromCharacterRanges:toCharacterRanges:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:willCheckTextIn:options:types:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:willDisplayToolTip:forCharacterAt:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:willShow:forItems:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:writablePasteboardTypesFor:at:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:write:at:to:type:)	optional	decision	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textView(_:writingToolsIgnoredRangesInEnclosingRange:)	optional	other	-	unknown	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textViewDidChangeSelection(_:)	optional	selection	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textViewDidChangeTypingAttributes(_:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textViewWritingToolsDidEnd(_:)	optional	other	-	unknown	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	textViewWritingToolsWillBegin(_:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewDelegate	undoManager(for:)	optional	other	-	no	Apple doc appkit/nstextviewdelegate
        NSTextViewportLayoutControllerDelegate	textViewportLayoutController(_:configureRenderingSurfaceFor:)	required	other	-	unknown	Apple doc appkit/nstextviewportlayoutcontrollerdelegate
        NSTextViewportLayoutControllerDelegate	textViewportLayoutControllerDidLayout(_:)	optional	other	-	unknown	Apple doc appkit/nstextviewportlayoutcontrollerdelegate
        NSTextViewportLayoutControllerDelegate	textViewportLayoutControllerWillLayout(_:)	optional	other	-	unknown	Apple doc appkit/nstextviewportlayoutcontrollerdelegate
        NSTextViewportLayoutControllerDelegate	viewportBounds(for:)	required	other	-	unknown	Apple doc appkit/nstextviewportlayoutcontrollerdelegate
        NSTokenFieldDelegate	tokenField(_:completionsForSubstring:indexOfToken:indexOfSelectedItem:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:displayStringForRepresentedObject:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:editingStringForRepresentedObject:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:hasMenuForRepresentedObject:)	optional	decision	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:menuForRepresentedObject:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:readFrom:)	optional	decision	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:representedObjectForEditing:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:shouldAdd:at:)	optional	decision	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:styleForRepresentedObject:)	optional	other	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSTokenFieldDelegate	tokenField(_:writeRepresentedObjects:to:)	optional	decision	-	no	Apple doc mirror theAppLaunchers/apple-docs-for-rag AppKit
        NSToolbarDelegate	toolbar(_:itemForItemIdentifier:willBeInsertedIntoToolbar:)	optional	other	-	no	Apple doc appkit/nstoolbardelegate
        NSToolbarDelegate	toolbar(_:itemIdentifier:canBeInsertedAt:)	optional	decision	-	no	Apple doc appkit/nstoolbardelegate
        NSToolbarDelegate	toolbarAllowedItemIdentifiers(_:)	optional	decision	-	no	Apple doc appkit/nstoolbardelegate
        NSToolbarDelegate	toolbarDefaultItemIdentifiers(_:)	optional	other	-	no	Apple doc appkit/nstoolbardelegate
        NSToolbarDelegate	toolbarDidRemoveItem(_:)	optional	other	-	no	Apple doc appkit/nstoolbardelegate
        NSToolbarDelegate	toolbarImmovableItemIdentifiers(_:)	optional	other	-	no	Apple doc appkit/nstoolbardelegate
        NSToolbarDelegate	toolbarSelectableItemIdentifiers(_:)	optional	other	-	no	Apple doc appkit/nstoolbardelegate
        NSToolbarDelegate	toolbarWillAddItem(_:)	optional	other	-	no	Apple doc appkit/nstoolbardelegate
        NSTouchBarDelegate	touchBar(_:makeItemForIdentifier:)	optional	other	-	no	Apple doc appkit/nstouchbardelegate
        NSWindowDelegate	customWindowsToEnterFullScreen(for:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	customWindowsToEnterFullScreen(for:on:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	customWindowsToExitFullScreen(for:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	previewRepresentableActivityItems(for:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:didDecodeRestorableState:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:shouldDragDocumentWith:from:with:)	optional	decision	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:shouldPopUpDocumentPathMenu:)	optional	decision	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:startCustomAnimationToEnterFullScreenOn:withDuration:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:startCustomAnimationToEnterFullScreenWithDuration:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:startCustomAnimationToExitFullScreenWithDuration:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:willEncodeRestorableState:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:willPositionSheet:using:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:willResizeForVersionBrowserWithMaxPreferredSize:maxAllowedSize:)	optional	decision	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:willUseFullScreenContentSize:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	window(_:willUseFullScreenPresentationOptions:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidBecomeKey(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidBecomeMain(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidChangeBackingProperties(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidChangeOcclusionState(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidChangeScreen(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidChangeScreenProfile(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidDeminiaturize(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidEndLiveResize(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidEndSheet(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidEnterFullScreen(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidEnterVersionBrowser(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidExitFullScreen(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidExitVersionBrowser(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidExpose(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidFailToEnterFullScreen(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidFailToExitFullScreen(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidMiniaturize(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidMove(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidResignKey(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidResignMain(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidResize(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowDidUpdate(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowForSharingRequest(from:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowShouldClose(_:)	optional	decision	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowShouldZoom(_:toFrame:)	optional	decision	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillBeginSheet(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillClose(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillEnterFullScreen(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillEnterVersionBrowser(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillExitFullScreen(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillExitVersionBrowser(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillMiniaturize(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillMove(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillResize(_:to:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillReturnFieldEditor(_:to:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillReturnUndoManager(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillStartLiveResize(_:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        NSWindowDelegate	windowWillUseStandardFrame(_:defaultFrame:)	optional	other	-	no	Apple doc appkit/nswindowdelegate
        PDFDocumentDelegate	class(forAnnotationClass:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate deprecated
        PDFDocumentDelegate	class(forAnnotationType:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	classForPage()	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	didMatchString(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	documentDidBeginDocumentFind(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	documentDidBeginPageFind(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	documentDidEndDocumentFind(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	documentDidEndPageFind(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	documentDidFindMatch(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFDocumentDelegate	documentDidUnlock(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfdocumentdelegate
        PDFPageOverlayViewProvider	pdfView(_:overlayViewFor:)	required	other	-	unknown	Apple doc pdfkit/pdfpageoverlayviewprovider
        PDFPageOverlayViewProvider	pdfView(_:willDisplayOverlayView:for:)	optional	other	-	unknown	Apple doc pdfkit/pdfpageoverlayviewprovider
        PDFPageOverlayViewProvider	pdfView(_:willEndDisplayingOverlayView:for:)	optional	other	-	unknown	Apple doc pdfkit/pdfpageoverlayviewprovider
        PDFViewDelegate	pdfViewOpenPDF(_:forRemoteGoToAction:)	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PDFViewDelegate	pdfViewParentViewController()	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PDFViewDelegate	pdfViewPerformFind(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PDFViewDelegate	pdfViewPerformGo(toPage:)	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PDFViewDelegate	pdfViewPerformPrint(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PDFViewDelegate	pdfViewPrintJobTitle(_:)	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PDFViewDelegate	pdfViewWillChangeScaleFactor(_:toScale:)	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PDFViewDelegate	pdfViewWillClick(onLink:with:)	optional	other	-	unknown	Apple doc pdfkit/pdfviewdelegate
        PHLivePhotoViewDelegate	livePhotoView(_:canBeginPlaybackWith:)	optional	decision	-	no	Apple doc photosui/phlivephotoviewdelegate
        PHLivePhotoViewDelegate	livePhotoView(_:didEndPlaybackWith:)	optional	other	-	no	Apple doc photosui/phlivephotoviewdelegate
        PHLivePhotoViewDelegate	livePhotoView(_:extraMinimumTouchDurationFor:with:)	optional	other	-	no	Apple doc photosui/phlivephotoviewdelegate
        PHLivePhotoViewDelegate	livePhotoView(_:willBeginPlaybackWith:)	optional	other	-	no	Apple doc photosui/phlivephotoviewdelegate
        PHPhotoLibraryAvailabilityObserver	photoLibraryDidBecomeUnavailable(_:)	required	other	-	unknown	Apple doc photos/phphotolibraryavailabilityobserver
        PHPhotoLibraryChangeObserver	photoLibraryDidChange(_:)	required	other	-	yes	Apple doc photos/phphotolibrarychangeobserver; queue: iOS16.5 Photos.framework/Headers/PHPhotoLibrary.h:37: arbitrary serial queue
        PHPickerViewControllerDelegate	picker(_:didFinishPicking:)	required	exit_success	-	no	objc2 PhotosUI/PHPicker.rs selector picker:didFinishPicking: (Swift name as used in public code)
        PKAddPassesViewControllerDelegate	addPassesViewControllerDidFinish(_:)	optional	exit_success	-	unknown	Apple doc passkit/pkaddpassesviewcontrollerdelegate
        PKAddPaymentPassViewControllerDelegate	addPaymentPassViewController(_:didFinishAdding:error:)	required	exit_success	-	unknown	Apple doc passkit/pkaddpaymentpassviewcontrollerdelegate
        PKAddPaymentPassViewControllerDelegate	addPaymentPassViewController(_:generateRequestWithCertificateChain:nonce:nonceSignature:completionHandler:)	required	decision	completionHandler	unknown	Apple doc passkit/pkaddpaymentpassviewcontrollerdelegate
        PKAddSecureElementPassViewControllerDelegate	addSecureElementPassViewController(_:didFinishAdding:error:)	optional	other	-	unknown	Apple doc passkit/pkaddsecureelementpassviewcontrollerdelegate deprecated
        PKAddSecureElementPassViewControllerDelegate	addSecureElementPassViewController(_:didFinishAddingSecureElementPasses:error:)	required	exit_success	-	unknown	Apple doc passkit/pkaddsecureelementpassviewcontrollerdelegate
        PKCanvasViewDelegate	canvasViewDidBeginUsingTool(_:)	optional	edit	-	no	Apple doc pencilkit/pkcanvasviewdelegate
        PKCanvasViewDelegate	canvasViewDidEndUsingTool(_:)	optional	edit	-	no	Apple doc pencilkit/pkcanvasviewdelegate
        PKCanvasViewDelegate	canvasViewDidFinishRendering(_:)	optional	other	-	no	Apple doc pencilkit/pkcanvasviewdelegate
        PKCanvasViewDelegate	canvasViewDrawingDidChange(_:)	optional	edit	-	no	Apple doc pencilkit/pkcanvasviewdelegate
        PKPayLaterViewDelegate	payLaterViewDidUpdateHeight(_:)	required	other	-	unknown	Apple doc passkit/pkpaylaterviewdelegate deprecated
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didAuthorizePayment:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate deprecated
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didAuthorizePayment:handler:)	optional	decision	handler	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didChangeCouponCode:handler:)	optional	decision	handler	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didRequestMerchantSessionUpdate:)	optional	decision	didRequestMerchantSessionUpdate	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectPaymentMethod:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate deprecated
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectPaymentMethod:handler:)	optional	decision	handler	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingContact:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate deprecated
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingContact:handler:)	optional	decision	handler	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingMethod:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate deprecated
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingMethod:handler:)	optional	decision	handler	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationControllerDidFinish(_:)	required	exit_success	-	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	paymentAuthorizationControllerWillAuthorizePayment(_:)	optional	other	-	no	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationControllerDelegate	presentationWindow(for:)	optional	other	-	unknown	Apple doc passkit/pkpaymentauthorizationcontrollerdelegate
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didAuthorizePayment:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate deprecated
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didAuthorizePayment:handler:)	optional	decision	handler	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didChangeCouponCode:handler:)	optional	decision	handler	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didRequestMerchantSessionUpdate:)	optional	other	-	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelect:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate deprecated
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelect:handler:)	optional	decision	handler	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelectShippingAddress:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate deprecated
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelectShippingContact:completion:)	optional	decision	completion	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate deprecated
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelectShippingContact:handler:)	optional	decision	handler	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewControllerDidFinish(_:)	required	exit_success	-	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate
        PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewControllerWillAuthorizePayment(_:)	optional	other	-	unknown	Apple doc passkit/pkpaymentauthorizationviewcontrollerdelegate
        PKToolPickerObserver	toolPickerFramesObscuredDidChange(_:)	optional	other	-	no	Apple doc pencilkit/pktoolpickerobserver
        PKToolPickerObserver	toolPickerIsRulerActiveDidChange(_:)	optional	other	-	no	Apple doc pencilkit/pktoolpickerobserver
        PKToolPickerObserver	toolPickerSelectedToolDidChange(_:)	optional	other	-	no	Apple doc pencilkit/pktoolpickerobserver deprecated
        PKToolPickerObserver	toolPickerSelectedToolItemDidChange(_:)	optional	other	-	no	Apple doc pencilkit/pktoolpickerobserver
        PKToolPickerObserver	toolPickerVisibilityDidChange(_:)	optional	other	-	no	Apple doc pencilkit/pktoolpickerobserver
        QLPreviewControllerDataSource	numberOfPreviewItems(in:)	required	other	-	no	Apple doc quicklook/qlpreviewcontrollerdatasource
        QLPreviewControllerDataSource	previewController(_:previewItemAt:)	required	other	-	no	Apple doc quicklook/qlpreviewcontrollerdatasource
        QLPreviewControllerDelegate	previewController(_:didSaveEditedCopyOf:at:)	optional	other	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewController(_:didUpdateContentsOf:)	optional	other	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewController(_:editingModeFor:)	optional	other	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewController(_:frameFor:inSourceView:)	optional	other	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewController(_:shouldOpen:for:)	optional	decision	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewController(_:transitionImageFor:contentRect:)	optional	other	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewController(_:transitionViewFor:)	optional	other	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewControllerDidDismiss(_:)	optional	exit_success	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewControllerDelegate	previewControllerWillDismiss(_:)	optional	other	-	unknown	Apple doc quicklook/qlpreviewcontrollerdelegate
        QLPreviewPanelDataSource	numberOfPreviewItems(in:)	required	other	-	unknown	Apple doc quicklookui/qlpreviewpaneldatasource
        QLPreviewPanelDataSource	previewPanel(_:previewItemAt:)	required	other	-	unknown	Apple doc quicklookui/qlpreviewpaneldatasource
        QLPreviewPanelDelegate	previewPanel(_:handle:)	optional	decision	-	unknown	Apple doc quicklookui/qlpreviewpaneldelegate
        QLPreviewPanelDelegate	previewPanel(_:sourceFrameOnScreenFor:)	optional	other	-	unknown	Apple doc quicklookui/qlpreviewpaneldelegate
        QLPreviewPanelDelegate	previewPanel(_:transitionImageFor:contentRect:)	optional	other	-	unknown	Apple doc quicklookui/qlpreviewpaneldelegate
        RoomCaptureSessionDelegate	captureSession(_:didAdd:)	required	other	-	unknown	Apple doc roomplan/roomcapturesessiondelegate
        RoomCaptureSessionDelegate	captureSession(_:didChange:)	required	other	-	unknown	Apple doc roomplan/roomcapturesessiondelegate
        RoomCaptureSessionDelegate	captureSession(_:didEndWith:error:)	required	other	-	unknown	Apple doc roomplan/roomcapturesessiondelegate
        RoomCaptureSessionDelegate	captureSession(_:didProvide:)	required	other	-	unknown	Apple doc roomplan/roomcapturesessiondelegate
        RoomCaptureSessionDelegate	captureSession(_:didRemove:)	required	other	-	unknown	Apple doc roomplan/roomcapturesessiondelegate
        RoomCaptureSessionDelegate	captureSession(_:didStartWith:)	required	other	-	unknown	Apple doc roomplan/roomcapturesessiondelegate
        RoomCaptureSessionDelegate	captureSession(_:didUpdate:)	required	other	-	unknown	Apple doc roomplan/roomcapturesessiondelegate
        RoomCaptureViewDelegate	captureView(didPresent:error:)	required	other	-	unknown	Apple doc roomplan/roomcaptureviewdelegate
        RoomCaptureViewDelegate	captureView(shouldPresent:error:)	required	decision	-	unknown	Apple doc roomplan/roomcaptureviewdelegate
        RPBroadcastActivityViewControllerDelegate	broadcastActivityViewController(_:didFinishWith:error:)	required	exit_success	-	unknown	Apple doc replaykit/rpbroadcastactivityviewcontrollerdelegate
        RPBroadcastControllerDelegate	broadcastController(_:didFinishWithError:)	optional	other	-	unknown	Apple doc replaykit/rpbroadcastcontrollerdelegate
        RPBroadcastControllerDelegate	broadcastController(_:didUpdateBroadcast:)	optional	other	-	unknown	Apple doc replaykit/rpbroadcastcontrollerdelegate
        RPBroadcastControllerDelegate	broadcastController(_:didUpdateServiceInfo:)	optional	other	-	unknown	Apple doc replaykit/rpbroadcastcontrollerdelegate
        RPPreviewViewControllerDelegate	previewController(_:didFinishWithActivityTypes:)	optional	exit_success	-	unknown	Apple doc replaykit/rppreviewviewcontrollerdelegate
        RPPreviewViewControllerDelegate	previewControllerDidFinish(_:)	optional	exit_success	-	unknown	Apple doc replaykit/rppreviewviewcontrollerdelegate
        RPScreenRecorderDelegate	screenRecorder(_:didStopRecordingWith:error:)	optional	other	-	unknown	Apple doc replaykit/rpscreenrecorderdelegate
        RPScreenRecorderDelegate	screenRecorder(_:didStopRecordingWithError:previewViewController:)	optional	other	-	unknown	Apple doc replaykit/rpscreenrecorderdelegate deprecated
        RPScreenRecorderDelegate	screenRecorderDidChangeAvailability(_:)	optional	other	-	unknown	Apple doc replaykit/rpscreenrecorderdelegate
        SCNCameraControllerDelegate	cameraInertiaDidEnd(for:)	optional	other	-	unknown	Apple doc scenekit/scncameracontrollerdelegate
        SCNCameraControllerDelegate	cameraInertiaWillStart(for:)	optional	other	-	unknown	Apple doc scenekit/scncameracontrollerdelegate
        SCNNodeRendererDelegate	renderNode(_:renderer:arguments:)	optional	other	-	unknown	Apple doc scenekit/scnnoderendererdelegate; queue: no source
        SCNPhysicsContactDelegate	physicsWorld(_:didBegin:)	optional	other	-	unknown	Apple doc scenekit/scnphysicscontactdelegate; queue: no source
        SCNPhysicsContactDelegate	physicsWorld(_:didEnd:)	optional	other	-	unknown	Apple doc scenekit/scnphysicscontactdelegate; queue: no source
        SCNPhysicsContactDelegate	physicsWorld(_:didUpdate:)	optional	other	-	unknown	Apple doc scenekit/scnphysicscontactdelegate; queue: no source
        SCNProgramDelegate	program(_:bindValueForSymbol:atLocation:programID:renderer:)	optional	decision	-	unknown	Apple doc scenekit/scnprogramdelegate deprecated
        SCNProgramDelegate	program(_:handleError:)	optional	other	-	unknown	Apple doc scenekit/scnprogramdelegate
        SCNProgramDelegate	program(_:unbindValueForSymbol:atLocation:programID:renderer:)	optional	other	-	unknown	Apple doc scenekit/scnprogramdelegate deprecated
        SCNProgramDelegate	programIsOpaque(_:)	optional	decision	-	unknown	Apple doc scenekit/scnprogramdelegate deprecated
        SCNSceneRendererDelegate	renderer(_:didApplyAnimationsAtTime:)	optional	other	-	yes	Apple doc scenekit/scnscenerendererdelegate; queue: render thread com.apple.scenekit.scnview-renderer seen in public crash reports and app comments; no Apple page states it
        SCNSceneRendererDelegate	renderer(_:didApplyConstraintsAtTime:)	optional	other	-	yes	Apple doc scenekit/scnscenerendererdelegate; queue: render thread com.apple.scenekit.scnview-renderer seen in public crash reports and app comments; no Apple page states it
        SCNSceneRendererDelegate	renderer(_:didRenderScene:atTime:)	optional	other	-	yes	Apple doc scenekit/scnscenerendererdelegate; queue: render thread com.apple.scenekit.scnview-renderer seen in public crash reports and app comments; no Apple page states it
        SCNSceneRendererDelegate	renderer(_:didSimulatePhysicsAtTime:)	optional	other	-	yes	Apple doc scenekit/scnscenerendererdelegate; queue: render thread com.apple.scenekit.scnview-renderer seen in public crash reports and app comments; no Apple page states it
        SCNSceneRendererDelegate	renderer(_:updateAtTime:)	optional	other	-	yes	Apple doc scenekit/scnscenerendererdelegate; queue: render thread com.apple.scenekit.scnview-renderer seen in public crash reports and app comments; no Apple page states it
        SCNSceneRendererDelegate	renderer(_:willRenderScene:atTime:)	optional	other	-	yes	Apple doc scenekit/scnscenerendererdelegate; queue: render thread com.apple.scenekit.scnview-renderer seen in public crash reports and app comments; no Apple page states it
        SFSafariViewControllerDelegate	safariViewController(_:activityItemsFor:title:)	optional	other	-	unknown	Apple doc safariservices/sfsafariviewcontrollerdelegate
        SFSafariViewControllerDelegate	safariViewController(_:didCompleteInitialLoad:)	optional	other	-	unknown	Apple doc safariservices/sfsafariviewcontrollerdelegate
        SFSafariViewControllerDelegate	safariViewController(_:excludedActivityTypesFor:title:)	optional	other	-	unknown	Apple doc safariservices/sfsafariviewcontrollerdelegate
        SFSafariViewControllerDelegate	safariViewController(_:initialLoadDidRedirectTo:)	optional	other	-	unknown	Apple doc safariservices/sfsafariviewcontrollerdelegate
        SFSafariViewControllerDelegate	safariViewControllerDidFinish(_:)	optional	exit_success	-	unknown	Apple doc safariservices/sfsafariviewcontrollerdelegate
        SFSafariViewControllerDelegate	safariViewControllerWillOpenInBrowser(_:)	optional	other	-	unknown	Apple doc safariservices/sfsafariviewcontrollerdelegate
        SFSpeechRecognitionTaskDelegate	speechRecognitionDidDetectSpeech(_:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognitiontaskdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didFinishRecognition:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognitiontaskdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didFinishSuccessfully:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognitiontaskdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didHypothesizeTranscription:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognitiontaskdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didProcessAudioDuration:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognitiontaskdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SFSpeechRecognitionTaskDelegate	speechRecognitionTaskFinishedReadingAudio(_:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognitiontaskdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SFSpeechRecognitionTaskDelegate	speechRecognitionTaskWasCancelled(_:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognitiontaskdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SFSpeechRecognizerDelegate	speechRecognizer(_:availabilityDidChange:)	optional	other	-	queue-dependent	Apple doc speech/sfspeechrecognizerdelegate; queue: Apple doc sfspeechrecognizer/queue: main by default
        SKCloudServiceSetupViewControllerDelegate	cloudServiceSetupViewControllerDidDismiss(_:)	optional	exit_success	-	unknown	Apple doc storekit/skcloudservicesetupviewcontrollerdelegate deprecated
        SKOverlayDelegate	storeOverlayDidFailToLoad(_:error:)	optional	other	-	unknown	Apple doc storekit/skoverlaydelegate
        SKOverlayDelegate	storeOverlayDidFinishDismissal(_:transitionContext:)	optional	other	-	unknown	Apple doc storekit/skoverlaydelegate
        SKOverlayDelegate	storeOverlayDidFinishPresentation(_:transitionContext:)	optional	other	-	unknown	Apple doc storekit/skoverlaydelegate
        SKOverlayDelegate	storeOverlayWillStartDismissal(_:transitionContext:)	optional	other	-	unknown	Apple doc storekit/skoverlaydelegate
        SKOverlayDelegate	storeOverlayWillStartPresentation(_:transitionContext:)	optional	other	-	unknown	Apple doc storekit/skoverlaydelegate
        SKPaymentTransactionObserver	paymentQueue(_:didRevokeEntitlementsForProductIdentifiers:)	optional	other	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPaymentTransactionObserver	paymentQueue(_:removedTransactions:)	optional	other	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPaymentTransactionObserver	paymentQueue(_:restoreCompletedTransactionsFailedWithError:)	optional	other	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPaymentTransactionObserver	paymentQueue(_:shouldAddStorePayment:for:)	optional	decision	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPaymentTransactionObserver	paymentQueue(_:updatedDownloads:)	optional	other	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPaymentTransactionObserver	paymentQueue(_:updatedTransactions:)	required	other	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPaymentTransactionObserver	paymentQueueDidChangeStorefront(_:)	optional	other	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPaymentTransactionObserver	paymentQueueRestoreCompletedTransactionsFinished(_:)	optional	other	-	unknown	Apple doc storekit/skpaymenttransactionobserver deprecated
        SKPhysicsContactDelegate	didBegin(_:)	optional	other	-	unknown	Apple doc spritekit/skphysicscontactdelegate
        SKPhysicsContactDelegate	didEnd(_:)	optional	other	-	unknown	Apple doc spritekit/skphysicscontactdelegate
        SKProductsRequestDelegate	productsRequest(_:didReceive:)	required	other	-	unknown	objc2 StoreKit/SKProductsRequest.rs selector productsRequest:didReceiveResponse: (Swift name as used in public code) deprecated
        SKRequestDelegate	request(_:didFailWithError:)	optional	other	-	unknown	Apple doc storekit/skrequestdelegate deprecated
        SKRequestDelegate	requestDidFinish(_:)	optional	other	-	unknown	Apple doc storekit/skrequestdelegate deprecated
        SKSceneDelegate	didApplyConstraints(for:)	optional	other	-	unknown	Apple doc spritekit/skscenedelegate
        SKSceneDelegate	didEvaluateActions(for:)	optional	other	-	unknown	Apple doc spritekit/skscenedelegate
        SKSceneDelegate	didFinishUpdate(for:)	optional	other	-	unknown	Apple doc spritekit/skscenedelegate
        SKSceneDelegate	didSimulatePhysics(for:)	optional	other	-	unknown	Apple doc spritekit/skscenedelegate
        SKSceneDelegate	update(_:for:)	optional	other	-	unknown	Apple doc spritekit/skscenedelegate
        SKStoreProductViewControllerDelegate	productViewControllerDidFinish(_:)	optional	exit_success	-	unknown	Apple doc storekit/skstoreproductviewcontrollerdelegate
        SKViewDelegate	view(_:shouldRenderAtTime:)	optional	decision	-	unknown	Apple doc spritekit/skviewdelegate
        StreamDelegate	stream(_:handle:)	optional	other	-	queue-dependent	Apple doc foundation/streamdelegate; queue: run loop on which the stream is scheduled
        SWCollaborationViewDelegate	collaborationViewDidDismissPopover(_:)	optional	other	-	unknown	Apple doc sharedwithyou/swcollaborationviewdelegate
        SWCollaborationViewDelegate	collaborationViewShouldPresentPopover(_:)	optional	decision	-	unknown	Apple doc sharedwithyou/swcollaborationviewdelegate
        SWCollaborationViewDelegate	collaborationViewWillPresentPopover(_:)	optional	other	-	unknown	Apple doc sharedwithyou/swcollaborationviewdelegate
        UIActivityItemSource	activityViewController(_:dataTypeIdentifierForActivityType:)	optional	other	-	unknown	Apple doc uikit/uiactivityitemsource
        UIActivityItemSource	activityViewController(_:itemForActivityType:)	required	other	-	unknown	Apple doc uikit/uiactivityitemsource
        UIActivityItemSource	activityViewController(_:subjectForActivityType:)	optional	other	-	unknown	Apple doc uikit/uiactivityitemsource
        UIActivityItemSource	activityViewController(_:thumbnailImageForActivityType:suggestedSize:)	optional	other	-	unknown	Apple doc uikit/uiactivityitemsource
        UIActivityItemSource	activityViewControllerLinkMetadata(_:)	optional	other	-	unknown	Apple doc uikit/uiactivityitemsource
        UIActivityItemSource	activityViewControllerPlaceholderItem(_:)	required	other	-	unknown	Apple doc uikit/uiactivityitemsource
        UIActivityItemSource	activityViewControllerShareRecipients(_:)	optional	other	-	unknown	Apple doc uikit/uiactivityitemsource
        UIAdaptivePresentationControllerDelegate	adaptivePresentationStyle(for:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	adaptivePresentationStyle(for:traitCollection:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	presentationController(_:prepare:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	presentationController(_:viewControllerForAdaptivePresentationStyle:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	presentationControllerDidAttemptToDismiss(_:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	presentationControllerDidDismiss(_:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	presentationControllerShouldDismiss(_:)	optional	decision	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIAdaptivePresentationControllerDelegate	presentationControllerWillDismiss(_:)	optional	other	-	no	Apple doc uikit/uiadaptivepresentationcontrollerdelegate
        UIBarPositioningDelegate	position(for:)	optional	other	-	no	Apple doc uikit/uibarpositioningdelegate
        UICalendarSelectionMultiDateDelegate	multiDateSelection(_:canDeselectDate:)	optional	decision	-	no	Apple doc uikit/uicalendarselectionmultidatedelegate
        UICalendarSelectionMultiDateDelegate	multiDateSelection(_:canSelectDate:)	optional	decision	-	no	Apple doc uikit/uicalendarselectionmultidatedelegate
        UICalendarSelectionMultiDateDelegate	multiDateSelection(_:didDeselectDate:)	required	selection	-	no	Apple doc uikit/uicalendarselectionmultidatedelegate
        UICalendarSelectionMultiDateDelegate	multiDateSelection(_:didSelectDate:)	required	selection	-	no	Apple doc uikit/uicalendarselectionmultidatedelegate
        UICalendarSelectionSingleDateDelegate	dateSelection(_:canSelectDate:)	optional	decision	-	no	Apple doc uikit/uicalendarselectionsingledatedelegate
        UICalendarSelectionSingleDateDelegate	dateSelection(_:didSelectDate:)	required	selection	-	no	Apple doc uikit/uicalendarselectionsingledatedelegate
        UICalendarSelectionWeekOfYearDelegate	week(ofYearSelection:canSelectWeekOfYear:)	optional	decision	-	no	Apple doc uikit/uicalendarselectionweekofyeardelegate
        UICalendarSelectionWeekOfYearDelegate	week(ofYearSelection:didSelectWeekOfYear:)	required	selection	-	no	Apple doc uikit/uicalendarselectionweekofyeardelegate
        UICalendarViewDelegate	calendarView(_:decorationFor:)	optional	other	-	no	Apple doc uikit/uicalendarviewdelegate
        UICalendarViewDelegate	calendarView(_:didChangeVisibleDateComponentsFrom:)	optional	other	-	no	Apple doc uikit/uicalendarviewdelegate
        UICloudSharingControllerDelegate	cloudSharingController(_:failedToSaveShareWithError:)	required	other	-	no	Apple doc uikit/uicloudsharingcontrollerdelegate
        UICloudSharingControllerDelegate	cloudSharingControllerDidSaveShare(_:)	optional	other	-	no	Apple doc uikit/uicloudsharingcontrollerdelegate
        UICloudSharingControllerDelegate	cloudSharingControllerDidStopSharing(_:)	optional	other	-	no	Apple doc uikit/uicloudsharingcontrollerdelegate
        UICloudSharingControllerDelegate	itemThumbnailData(for:)	optional	other	-	no	Apple doc uikit/uicloudsharingcontrollerdelegate
        UICloudSharingControllerDelegate	itemTitle(for:)	required	other	-	no	Apple doc uikit/uicloudsharingcontrollerdelegate
        UICloudSharingControllerDelegate	itemType(for:)	optional	other	-	no	Apple doc uikit/uicloudsharingcontrollerdelegate
        UICollectionViewDataSource	collectionView(_:canMoveItemAt:)	optional	decision	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSource	collectionView(_:cellForItemAt:)	required	other	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSource	collectionView(_:indexPathForIndexTitle:at:)	optional	other	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSource	collectionView(_:moveItemAt:to:)	optional	other	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSource	collectionView(_:numberOfItemsInSection:)	required	other	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSource	collectionView(_:viewForSupplementaryElementOfKind:at:)	optional	other	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSource	indexTitles(for:)	optional	other	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSource	numberOfSections(in:)	optional	other	-	no	Apple doc uikit/uicollectionviewdatasource
        UICollectionViewDataSourcePrefetching	collectionView(_:cancelPrefetchingForItemsAt:)	optional	other	-	no	Apple doc uikit/uicollectionviewdatasourceprefetching
        UICollectionViewDataSourcePrefetching	collectionView(_:prefetchItemsAt:)	required	other	-	no	Apple doc uikit/uicollectionviewdatasourceprefetching
        UICollectionViewDelegate	collectionView(_:canEditItemAt:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:canEditItemAtIndexPath:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:canFocusItemAt:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:canFocusItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:canPerformAction:forItemAt:withSender:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:canPerformAction:forItemAtIndexPath:withSender:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:canPerformPrimaryActionForItemAt:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:canPerformPrimaryActionForItemAtIndexPath:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:contextMenuConfigurationForItemAt:point:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:contextMenuConfigurationForItemAtIndexPath:point: (Swift name as used in public code) deprecated
        UICollectionViewDelegate	collectionView(_:contextMenuConfigurationForItemsAt:point:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:contextMenuConfigurationForItemsAtIndexPaths:point: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:didBeginMultipleSelectionInteractionAt:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:didBeginMultipleSelectionInteractionAtIndexPath:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:didDeselectItemAt:)	optional	selection	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:didDeselectItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:didEndDisplaying:forItemAt:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:didEndDisplayingCell:forItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:didHighlightItemAt:)	optional	selection	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:didHighlightItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:didSelectItemAt:)	optional	selection	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:didSelectItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:didUnhighlightItemAt:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:didUnhighlightItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:didUpdateFocusIn:with:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:didUpdateFocusInContext:withAnimationCoordinator: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:performAction:forItemAt:withSender:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:performAction:forItemAtIndexPath:withSender:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:performPrimaryActionForItemAt:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:performPrimaryActionForItemAtIndexPath:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:previewForDismissingContextMenuWithConfiguration:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:previewForDismissingContextMenuWithConfiguration: (Swift name as used in public code) deprecated
        UICollectionViewDelegate	collectionView(_:previewForHighlightingContextMenuWithConfiguration:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:previewForHighlightingContextMenuWithConfiguration: (Swift name as used in public code) deprecated
        UICollectionViewDelegate	collectionView(_:selectionFollowsFocusForItemAt:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:selectionFollowsFocusForItemAtIndexPath:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:shouldBeginMultipleSelectionInteractionAt:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:shouldDeselectItemAt:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:shouldDeselectItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:shouldHighlightItemAt:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:shouldHighlightItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:shouldSelectItemAt:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:shouldSelectItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:shouldShowMenuForItemAt:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:shouldShowMenuForItemAtIndexPath:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:shouldSpringLoadItemAt:with:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:shouldSpringLoadItemAtIndexPath:withContext:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:shouldUpdateFocusIn:)	optional	decision	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:shouldUpdateFocusInContext: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:targetContentOffsetForProposedContentOffset:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:targetContentOffsetForProposedContentOffset: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath: (Swift name as used in public code) deprecated
        UICollectionViewDelegate	collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:transitionLayoutForOldLayout:newLayout:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionView:transitionLayoutForOldLayout:newLayout:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	collectionView(_:willDisplay:forItemAt:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:willDisplayCell:forItemAtIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:willDisplaySupplementaryView:forElementKind:at:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:willEndContextMenuInteraction:animator:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:willEndContextMenuInteractionWithConfiguration:animator: (Swift name as used in public code)
        UICollectionViewDelegate	collectionView(_:willPerformPreviewActionForMenuWith:animator:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector collectionView:willPerformPreviewActionForMenuWithConfiguration:animator: (Swift name as used in public code)
        UICollectionViewDelegate	collectionViewDidEndMultipleSelectionInteraction(_:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs:266 selector collectionViewDidEndMultipleSelectionInteraction:; Swift name from importer rules, not seen in a doc
        UICollectionViewDelegate	indexPathForPreferredFocusedView(in:)	optional	other	-	no	objc2 UIKit/UICollectionView.rs selector indexPathForPreferredFocusedViewInCollectionView: (Swift name as used in public code)
        UICollectionViewDelegateFlowLayout	collectionView(_:layout:insetForSectionAt:)	optional	other	-	no	Apple doc uikit/uicollectionviewdelegateflowlayout
        UICollectionViewDelegateFlowLayout	collectionView(_:layout:minimumInteritemSpacingForSectionAt:)	optional	other	-	no	Apple doc uikit/uicollectionviewdelegateflowlayout
        UICollectionViewDelegateFlowLayout	collectionView(_:layout:minimumLineSpacingForSectionAt:)	optional	other	-	no	Apple doc uikit/uicollectionviewdelegateflowlayout
        UICollectionViewDelegateFlowLayout	collectionView(_:layout:referenceSizeForFooterInSection:)	optional	other	-	no	Apple doc uikit/uicollectionviewdelegateflowlayout
        UICollectionViewDelegateFlowLayout	collectionView(_:layout:referenceSizeForHeaderInSection:)	optional	other	-	no	Apple doc uikit/uicollectionviewdelegateflowlayout
        UICollectionViewDelegateFlowLayout	collectionView(_:layout:sizeForItemAt:)	optional	other	-	no	Apple doc uikit/uicollectionviewdelegateflowlayout
        UICollectionViewDragDelegate	collectionView(_:dragPreviewParametersForItemAt:)	optional	other	-	no	Apple doc uikit/uicollectionviewdragdelegate
        UICollectionViewDragDelegate	collectionView(_:dragSessionAllowsMoveOperation:)	optional	decision	-	no	Apple doc uikit/uicollectionviewdragdelegate
        UICollectionViewDragDelegate	collectionView(_:dragSessionDidEnd:)	optional	other	-	no	Apple doc uikit/uicollectionviewdragdelegate
        UICollectionViewDragDelegate	collectionView(_:dragSessionIsRestrictedToDraggingApplication:)	optional	decision	-	no	Apple doc uikit/uicollectionviewdragdelegate
        UICollectionViewDragDelegate	collectionView(_:dragSessionWillBegin:)	optional	other	-	no	Apple doc uikit/uicollectionviewdragdelegate
        UICollectionViewDragDelegate	collectionView(_:itemsForAddingTo:at:point:)	optional	other	-	no	Apple doc uikit/uicollectionviewdragdelegate
        UICollectionViewDragDelegate	collectionView(_:itemsForBeginning:at:)	required	other	-	no	Apple doc uikit/uicollectionviewdragdelegate
        UICollectionViewDropDelegate	collectionView(_:canHandle:)	optional	decision	-	no	Apple doc uikit/uicollectionviewdropdelegate
        UICollectionViewDropDelegate	collectionView(_:dropPreviewParametersForItemAt:)	optional	other	-	no	Apple doc uikit/uicollectionviewdropdelegate
        UICollectionViewDropDelegate	collectionView(_:dropSessionDidEnd:)	optional	other	-	no	Apple doc uikit/uicollectionviewdropdelegate
        UICollectionViewDropDelegate	collectionView(_:dropSessionDidEnter:)	optional	other	-	no	Apple doc uikit/uicollectionviewdropdelegate
        UICollectionViewDropDelegate	collectionView(_:dropSessionDidExit:)	optional	other	-	no	Apple doc uikit/uicollectionviewdropdelegate
        UICollectionViewDropDelegate	collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)	optional	other	-	no	Apple doc uikit/uicollectionviewdropdelegate
        UICollectionViewDropDelegate	collectionView(_:performDropWith:)	required	other	-	no	Apple doc uikit/uicollectionviewdropdelegate
        UICollisionBehaviorDelegate	collisionBehavior(_:beganContactFor:with:at:)	optional	other	-	no	Apple doc uikit/uicollisionbehaviordelegate
        UICollisionBehaviorDelegate	collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)	optional	other	-	no	Apple doc uikit/uicollisionbehaviordelegate
        UICollisionBehaviorDelegate	collisionBehavior(_:endedContactFor:with:)	optional	other	-	no	Apple doc uikit/uicollisionbehaviordelegate
        UICollisionBehaviorDelegate	collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)	optional	other	-	no	Apple doc uikit/uicollisionbehaviordelegate
        UIColorPickerViewControllerDelegate	colorPickerViewController(_:didSelect:continuously:)	optional	selection	-	no	Apple doc uikit/uicolorpickerviewcontrollerdelegate
        UIColorPickerViewControllerDelegate	colorPickerViewControllerDidFinish(_:)	optional	exit_success	-	no	Apple doc uikit/uicolorpickerviewcontrollerdelegate
        UIColorPickerViewControllerDelegate	colorPickerViewControllerDidSelectColor(_:)	optional	selection	-	no	Apple doc uikit/uicolorpickerviewcontrollerdelegate deprecated
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)	optional	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)	optional	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:configurationForMenuAtLocation:)	required	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)	optional	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate deprecated
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)	optional	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate deprecated
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:willDisplayMenuFor:animator:)	optional	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:willEndFor:animator:)	optional	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate
        UIContextMenuInteractionDelegate	contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)	optional	other	-	no	Apple doc uikit/uicontextmenuinteractiondelegate
        UIDocumentBrowserViewControllerDelegate	documentBrowser(_:applicationActivitiesForDocumentURLs:)	optional	other	-	unknown	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate
        UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didImportDocumentAt:toDestinationURL:)	optional	other	-	unknown	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate
        UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didPickDocumentsAt:)	optional	selection	-	unknown	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate
        UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didPickDocumentURLs:)	optional	selection	-	unknown	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate deprecated
        UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didRequestDocumentCreationWithHandler:)	optional	decision	didRequestDocumentCreationWithHandler	unknown	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate
        UIDocumentBrowserViewControllerDelegate	documentBrowser(_:failedToImportDocumentAt:error:)	optional	other	-	unknown	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate
        UIDocumentBrowserViewControllerDelegate	documentBrowser(_:willPresent:)	optional	other	-	unknown	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionController(_:canPerformAction:)	optional	decision	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate deprecated
        UIDocumentInteractionControllerDelegate	documentInteractionController(_:didEndSendingToApplication:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionController(_:performAction:)	optional	decision	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate deprecated
        UIDocumentInteractionControllerDelegate	documentInteractionController(_:willBeginSendingToApplication:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerDidDismissOpenInMenu(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerDidDismissOptionsMenu(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerDidEndPreview(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerRectForPreview(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerViewControllerForPreview(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerViewForPreview(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerWillBeginPreview(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerWillPresentOpenInMenu(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentInteractionControllerDelegate	documentInteractionControllerWillPresentOptionsMenu(_:)	optional	other	-	unknown	Apple doc uikit/uidocumentinteractioncontrollerdelegate
        UIDocumentPickerDelegate	documentPicker(_:didPickDocumentAt:)	optional	exit_success	-	no	Apple doc uikit/uidocumentpickerdelegate deprecated
        UIDocumentPickerDelegate	documentPicker(_:didPickDocumentsAt:)	optional	exit_success	-	no	Apple doc uikit/uidocumentpickerdelegate
        UIDocumentPickerDelegate	documentPickerWasCancelled(_:)	optional	exit_cancel	-	no	Apple doc uikit/uidocumentpickerdelegate
        UIDragInteractionDelegate	dragInteraction(_:item:willAnimateCancelWith:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:itemsForAddingTo:withTouchAt:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:itemsForBeginning:)	required	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:prefersFullSizePreviewsFor:)	optional	decision	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:previewForCancelling:withDefault:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:previewForLifting:session:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:session:didEndWith:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:session:willAdd:for:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:session:willEndWith:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:sessionAllowsMoveOperation:)	optional	decision	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:sessionDidMove:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:sessionDidTransferItems:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:sessionForAddingItems:withTouchAt:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:sessionIsRestrictedToDraggingApplication:)	optional	decision	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:sessionWillBegin:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDragInteractionDelegate	dragInteraction(_:willAnimateLiftWith:session:)	optional	other	-	no	Apple doc uikit/uidraginteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:canHandle:)	optional	decision	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:concludeDrop:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:item:willAnimateDropWith:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:performDrop:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:previewForDropping:withDefault:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:sessionDidEnd:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:sessionDidEnter:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:sessionDidExit:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDropInteractionDelegate	dropInteraction(_:sessionDidUpdate:)	optional	other	-	no	Apple doc uikit/uidropinteractiondelegate
        UIDynamicAnimatorDelegate	dynamicAnimatorDidPause(_:)	optional	other	-	no	Apple doc uikit/uidynamicanimatordelegate
        UIDynamicAnimatorDelegate	dynamicAnimatorWillResume(_:)	optional	other	-	no	Apple doc uikit/uidynamicanimatordelegate
        UIEditMenuInteractionDelegate	editMenuInteraction(_:menuFor:suggestedActions:)	optional	other	-	no	Apple doc uikit/uieditmenuinteractiondelegate
        UIEditMenuInteractionDelegate	editMenuInteraction(_:targetRectFor:)	optional	other	-	no	Apple doc uikit/uieditmenuinteractiondelegate
        UIEditMenuInteractionDelegate	editMenuInteraction(_:willDismissMenuFor:animator:)	optional	other	-	no	Apple doc uikit/uieditmenuinteractiondelegate
        UIEditMenuInteractionDelegate	editMenuInteraction(_:willPresentMenuFor:animator:)	optional	other	-	no	Apple doc uikit/uieditmenuinteractiondelegate
        UIFindInteractionDelegate	findInteraction(_:didBegin:)	optional	other	-	no	Apple doc uikit/uifindinteractiondelegate
        UIFindInteractionDelegate	findInteraction(_:didEnd:)	optional	other	-	no	Apple doc uikit/uifindinteractiondelegate
        UIFindInteractionDelegate	findInteraction(_:sessionFor:)	required	other	-	no	Apple doc uikit/uifindinteractiondelegate
        UIFontPickerViewControllerDelegate	fontPickerViewControllerDidCancel(_:)	optional	exit_cancel	-	no	Apple doc uikit/uifontpickerviewcontrollerdelegate
        UIFontPickerViewControllerDelegate	fontPickerViewControllerDidPickFont(_:)	optional	exit_success	-	no	Apple doc uikit/uifontpickerviewcontrollerdelegate
        UIGestureRecognizerDelegate	gestureRecognizer(_:shouldBeRequiredToFailBy:)	optional	decision	-	no	Apple doc uikit/uigesturerecognizerdelegate
        UIGestureRecognizerDelegate	gestureRecognizer(_:shouldReceive:)	optional	decision	-	no	Apple doc uikit/uigesturerecognizerdelegate
        UIGestureRecognizerDelegate	gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)	optional	decision	-	no	Apple doc uikit/uigesturerecognizerdelegate
        UIGestureRecognizerDelegate	gestureRecognizer(_:shouldRequireFailureOf:)	optional	decision	-	no	Apple doc uikit/uigesturerecognizerdelegate
        UIGestureRecognizerDelegate	gestureRecognizerShouldBegin(_:)	optional	decision	-	no	Apple doc uikit/uigesturerecognizerdelegate
        UIImagePickerControllerDelegate	imagePickerController(_:didFinishPickingMediaWithInfo:)	optional	exit_success	-	no	Apple doc uikit/uiimagepickercontrollerdelegate
        UIImagePickerControllerDelegate	imagePickerControllerDidCancel(_:)	optional	exit_cancel	-	no	Apple doc uikit/uiimagepickercontrollerdelegate
        UILargeContentViewerInteractionDelegate	largeContentViewerInteraction(_:didEndOn:at:)	optional	other	-	no	Apple doc uikit/uilargecontentviewerinteractiondelegate
        UILargeContentViewerInteractionDelegate	largeContentViewerInteraction(_:itemAt:)	optional	other	-	no	Apple doc uikit/uilargecontentviewerinteractiondelegate
        UILargeContentViewerInteractionDelegate	viewController(for:)	optional	other	-	no	Apple doc uikit/uilargecontentviewerinteractiondelegate
        UINavigationBarDelegate	navigationBar(_:didPop:)	optional	other	-	no	Apple doc uikit/uinavigationbardelegate
        UINavigationBarDelegate	navigationBar(_:didPush:)	optional	other	-	no	Apple doc uikit/uinavigationbardelegate
        UINavigationBarDelegate	navigationBar(_:shouldPop:)	optional	decision	-	no	Apple doc uikit/uinavigationbardelegate
        UINavigationBarDelegate	navigationBar(_:shouldPush:)	optional	decision	-	no	Apple doc uikit/uinavigationbardelegate
        UINavigationBarDelegate	navigationBarNSToolbarSection(_:)	optional	other	-	no	Apple doc uikit/uinavigationbardelegate
        UINavigationControllerDelegate	navigationController(_:animationControllerFor:from:to:)	optional	other	-	no	Apple doc uikit/uinavigationcontrollerdelegate
        UINavigationControllerDelegate	navigationController(_:didShow:animated:)	optional	other	-	no	Apple doc uikit/uinavigationcontrollerdelegate
        UINavigationControllerDelegate	navigationController(_:interactionControllerFor:)	optional	other	-	no	Apple doc uikit/uinavigationcontrollerdelegate
        UINavigationControllerDelegate	navigationController(_:willShow:animated:)	optional	other	-	no	Apple doc uikit/uinavigationcontrollerdelegate
        UINavigationControllerDelegate	navigationControllerPreferredInterfaceOrientationForPresentation(_:)	optional	other	-	no	Apple doc uikit/uinavigationcontrollerdelegate
        UINavigationControllerDelegate	navigationControllerSupportedInterfaceOrientations(_:)	optional	other	-	no	Apple doc uikit/uinavigationcontrollerdelegate
        UIPageViewControllerDataSource	pageViewController(_:viewControllerAfter:)	required	other	-	no	Apple doc uikit/uipageviewcontrollerdatasource
        UIPageViewControllerDataSource	pageViewController(_:viewControllerBefore:)	required	other	-	no	Apple doc uikit/uipageviewcontrollerdatasource
        UIPageViewControllerDataSource	presentationCount(for:)	optional	other	-	no	Apple doc uikit/uipageviewcontrollerdatasource
        UIPageViewControllerDataSource	presentationIndex(for:)	optional	other	-	no	Apple doc uikit/uipageviewcontrollerdatasource
        UIPageViewControllerDelegate	pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)	optional	other	-	no	Apple doc uikit/uipageviewcontrollerdelegate
        UIPageViewControllerDelegate	pageViewController(_:spineLocationFor:)	optional	other	-	no	Apple doc uikit/uipageviewcontrollerdelegate
        UIPageViewControllerDelegate	pageViewController(_:willTransitionTo:)	optional	other	-	no	Apple doc uikit/uipageviewcontrollerdelegate
        UIPageViewControllerDelegate	pageViewControllerPreferredInterfaceOrientationForPresentation(_:)	optional	other	-	no	Apple doc uikit/uipageviewcontrollerdelegate
        UIPageViewControllerDelegate	pageViewControllerSupportedInterfaceOrientations(_:)	optional	other	-	no	Apple doc uikit/uipageviewcontrollerdelegate
        UIPencilInteractionDelegate	pencilInteraction(_:didReceiveSqueeze:)	optional	other	-	no	Apple doc uikit/uipencilinteractiondelegate
        UIPencilInteractionDelegate	pencilInteraction(_:didReceiveTap:)	optional	other	-	no	Apple doc uikit/uipencilinteractiondelegate
        UIPencilInteractionDelegate	pencilInteractionDidTap(_:)	optional	other	-	no	Apple doc uikit/uipencilinteractiondelegate deprecated
        UIPickerViewDataSource	numberOfComponents(in:)	required	other	-	no	Apple doc uikit/uipickerviewdatasource
        UIPickerViewDataSource	pickerView(_:numberOfRowsInComponent:)	required	other	-	no	Apple doc uikit/uipickerviewdatasource
        UIPickerViewDelegate	pickerView(_:attributedTitleForRow:forComponent:)	optional	other	-	no	Apple doc uikit/uipickerviewdelegate
        UIPickerViewDelegate	pickerView(_:didSelectRow:inComponent:)	optional	selection	-	no	Apple doc uikit/uipickerviewdelegate
        UIPickerViewDelegate	pickerView(_:rowHeightForComponent:)	optional	other	-	no	Apple doc uikit/uipickerviewdelegate
        UIPickerViewDelegate	pickerView(_:titleForRow:forComponent:)	optional	other	-	no	Apple doc uikit/uipickerviewdelegate
        UIPickerViewDelegate	pickerView(_:viewForRow:forComponent:reusing:)	optional	other	-	no	Apple doc uikit/uipickerviewdelegate
        UIPickerViewDelegate	pickerView(_:widthForComponent:)	optional	other	-	no	Apple doc uikit/uipickerviewdelegate
        UIPointerInteractionDelegate	pointerInteraction(_:regionFor:defaultRegion:)	optional	other	-	no	Apple doc uikit/uipointerinteractiondelegate
        UIPointerInteractionDelegate	pointerInteraction(_:styleFor:)	optional	other	-	no	Apple doc uikit/uipointerinteractiondelegate
        UIPointerInteractionDelegate	pointerInteraction(_:willEnter:animator:)	optional	other	-	no	Apple doc uikit/uipointerinteractiondelegate
        UIPointerInteractionDelegate	pointerInteraction(_:willExit:animator:)	optional	other	-	no	Apple doc uikit/uipointerinteractiondelegate
        UIPopoverPresentationControllerDelegate	popoverPresentationController(_:willRepositionPopoverTo:in:)	optional	other	-	no	Apple doc uikit/uipopoverpresentationcontrollerdelegate
        UIPopoverPresentationControllerDelegate	popoverPresentationControllerDidDismissPopover(_:)	optional	other	-	no	Apple doc uikit/uipopoverpresentationcontrollerdelegate deprecated
        UIPopoverPresentationControllerDelegate	popoverPresentationControllerShouldDismissPopover(_:)	optional	decision	-	no	Apple doc uikit/uipopoverpresentationcontrollerdelegate deprecated
        UIPopoverPresentationControllerDelegate	prepareForPopoverPresentation(_:)	optional	other	-	no	Apple doc uikit/uipopoverpresentationcontrollerdelegate
        UIPreviewInteractionDelegate	previewInteraction(_:didUpdateCommitTransition:ended:)	optional	other	-	no	Apple doc uikit/uipreviewinteractiondelegate
        UIPreviewInteractionDelegate	previewInteraction(_:didUpdatePreviewTransition:ended:)	required	other	-	no	Apple doc uikit/uipreviewinteractiondelegate
        UIPreviewInteractionDelegate	previewInteractionDidCancel(_:)	required	other	-	no	Apple doc uikit/uipreviewinteractiondelegate
        UIPreviewInteractionDelegate	previewInteractionShouldBegin(_:)	optional	decision	-	no	Apple doc uikit/uipreviewinteractiondelegate
        UIPrintInteractionControllerDelegate	printInteractionController(_:chooseCutterBehavior:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionController(_:choosePaper:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionController(_:cutLengthFor:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionControllerDidDismissPrinterOptions(_:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionControllerDidFinishJob(_:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionControllerDidPresentPrinterOptions(_:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionControllerParentViewController(_:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionControllerWillDismissPrinterOptions(_:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionControllerWillPresentPrinterOptions(_:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UIPrintInteractionControllerDelegate	printInteractionControllerWillStartJob(_:)	optional	other	-	no	Apple doc uikit/uiprintinteractioncontrollerdelegate
        UISceneDelegate	scene(_:continue:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	scene(_:didFailToContinueUserActivityWithType:error:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	scene(_:didUpdate:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	scene(_:openURLContexts:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	scene(_:restoreInteractionStateWith:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	scene(_:willConnectTo:options:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	scene(_:willContinueUserActivityWithType:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	sceneDidBecomeActive(_:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	sceneDidDisconnect(_:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	sceneDidEnterBackground(_:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	sceneWillEnterForeground(_:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	sceneWillResignActive(_:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UISceneDelegate	stateRestorationActivity(for:)	optional	other	-	no	Apple doc uikit/uiscenedelegate
        UIScribbleInteractionDelegate	scribbleInteraction(_:shouldBeginAt:)	optional	decision	-	no	Apple doc uikit/uiscribbleinteractiondelegate
        UIScribbleInteractionDelegate	scribbleInteractionDidFinishWriting(_:)	optional	other	-	no	Apple doc uikit/uiscribbleinteractiondelegate
        UIScribbleInteractionDelegate	scribbleInteractionShouldDelayFocus(_:)	optional	decision	-	no	Apple doc uikit/uiscribbleinteractiondelegate
        UIScribbleInteractionDelegate	scribbleInteractionWillBeginWriting(_:)	optional	other	-	no	Apple doc uikit/uiscribbleinteractiondelegate
        UIScrollViewDelegate	scrollViewDidChangeAdjustedContentInset(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewDidEndDecelerating(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewDidEndDragging(_:willDecelerate:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewDidEndScrollingAnimation(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewDidEndZooming(_:with:atScale:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewDidScroll(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewDidScrollToTop(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewDidZoom(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewShouldScrollToTop(_:)	optional	decision	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewWillBeginDecelerating(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewWillBeginDragging(_:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewWillBeginZooming(_:with:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)	optional	scroll	-	no	Apple doc uikit/uiscrollviewdelegate
        UIScrollViewDelegate	viewForZooming(in:)	optional	decision	-	no	Apple doc uikit/uiscrollviewdelegate
        UISearchBarDelegate	searchBar(_:selectedScopeButtonIndexDidChange:)	optional	selection	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBar(_:shouldChangeTextIn:replacementText:)	optional	decision	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBar(_:textDidChange:)	optional	edit	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarBookmarkButtonClicked(_:)	optional	other	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarCancelButtonClicked(_:)	optional	other	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarResultsListButtonClicked(_:)	optional	other	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarSearchButtonClicked(_:)	optional	other	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarShouldBeginEditing(_:)	optional	decision	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarShouldEndEditing(_:)	optional	decision	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarTextDidBeginEditing(_:)	optional	edit	-	no	Apple doc uikit/uisearchbardelegate
        UISearchBarDelegate	searchBarTextDidEndEditing(_:)	optional	edit	-	no	Apple doc uikit/uisearchbardelegate
        UISearchControllerDelegate	didDismissSearchController(_:)	optional	other	-	no	Apple doc uikit/uisearchcontrollerdelegate
        UISearchControllerDelegate	didPresentSearchController(_:)	optional	other	-	no	Apple doc uikit/uisearchcontrollerdelegate
        UISearchControllerDelegate	presentSearchController(_:)	optional	other	-	no	Apple doc uikit/uisearchcontrollerdelegate
        UISearchControllerDelegate	searchController(_:didChangeFrom:)	optional	other	-	no	Apple doc uikit/uisearchcontrollerdelegate
        UISearchControllerDelegate	searchController(_:willChangeTo:)	optional	other	-	no	Apple doc uikit/uisearchcontrollerdelegate
        UISearchControllerDelegate	willDismissSearchController(_:)	optional	other	-	no	Apple doc uikit/uisearchcontrollerdelegate
        UISearchControllerDelegate	willPresentSearchController(_:)	optional	other	-	no	Apple doc uikit/uisearchcontrollerdelegate
        UISearchResultsUpdating	updateSearchResults(for:)	required	other	-	no	Apple doc uikit/uisearchresultsupdating
        UISearchResultsUpdating	updateSearchResults(for:selecting:)	optional	other	-	no	Apple doc uikit/uisearchresultsupdating
        UISearchTextFieldDelegate	searchTextField(_:didSelect:)	optional	selection	-	no	Apple doc uikit/uisearchtextfielddelegate
        UISearchTextFieldDelegate	searchTextField(_:itemProviderForCopying:)	optional	other	-	no	Apple doc uikit/uisearchtextfielddelegate
        UISheetPresentationControllerDelegate	sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)	optional	other	-	no	Apple doc uikit/uisheetpresentationcontrollerdelegate
        UISplitViewControllerDelegate	primaryViewController(forCollapsing:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs:656 selector primaryViewControllerForCollapsingSplitViewController:; Swift name from importer rules, not seen in a doc
        UISplitViewControllerDelegate	primaryViewController(forExpanding:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs:656 selector primaryViewControllerForExpandingSplitViewController:; Swift name from importer rules, not seen in a doc
        UISplitViewControllerDelegate	splitViewController(_:collapseSecondary:onto:)	optional	decision	-	no	objc2 UIKit/UISplitViewController.rs selector splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: (Swift name as used in public code)
        UISplitViewControllerDelegate	splitViewController(_:separateSecondaryFrom:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs:656 selector splitViewController:separateSecondaryViewControllerFromPrimaryViewController:; Swift name from importer rules, not seen in a doc
        UISplitViewControllerDelegate	splitViewController(_:show:sender:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs:656 selector splitViewController:showViewController:sender:; Swift name from importer rules, not seen in a doc
        UISplitViewControllerDelegate	splitViewController(_:showDetail:sender:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs:656 selector splitViewController:showDetailViewController:sender:; Swift name from importer rules, not seen in a doc
        UISplitViewControllerDelegate	splitViewController(_:topColumnForCollapsingToProposedTopColumn:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs selector splitViewController:topColumnForCollapsingToProposedTopColumn: (Swift name as used in public code)
        UISplitViewControllerDelegate	splitViewController(_:willChangeTo:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs selector splitViewController:willChangeToDisplayMode: (Swift name as used in public code)
        UISplitViewControllerDelegate	splitViewController(_:willHide:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs:656 selector splitViewController:willHideColumn:; Swift name from importer rules, not seen in a doc
        UISplitViewControllerDelegate	splitViewController(_:willShow:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs:656 selector splitViewController:willShowColumn:; Swift name from importer rules, not seen in a doc
        UISplitViewControllerDelegate	splitViewControllerSupportedInterfaceOrientations(_:)	optional	other	-	no	objc2 UIKit/UISplitViewController.rs selector splitViewControllerSupportedInterfaceOrientations: (Swift name as used in public code)
        UITabBarControllerDelegate	tabBarController(_:animationControllerForTransitionFrom:to:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:didEndCustomizing:changed:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:didSelect:)	optional	selection	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:didSelectTab:previousTab:)	optional	selection	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:displayedViewControllersFor:proposedViewControllers:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:displayOrderDidChangeFor:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:interactionControllerFor:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:shouldSelect:)	optional	decision	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:shouldSelectTab:)	optional	decision	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:tab:acceptItemsFrom:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:tab:operationForAcceptingItemsFrom:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:visibilityDidChangeFor:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:willBeginCustomizing:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarController(_:willEndCustomizing:changed:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarControllerDidEndEditing(_:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarControllerPreferredInterfaceOrientationForPresentation(_:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarControllerSupportedInterfaceOrientations(_:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarControllerDelegate	tabBarControllerWillBeginEditing(_:)	optional	other	-	no	Apple doc uikit/uitabbarcontrollerdelegate
        UITabBarDelegate	tabBar(_:didBeginCustomizing:)	optional	other	-	no	Apple doc uikit/uitabbardelegate
        UITabBarDelegate	tabBar(_:didEndCustomizing:changed:)	optional	other	-	no	Apple doc uikit/uitabbardelegate
        UITabBarDelegate	tabBar(_:didSelect:)	optional	selection	-	no	Apple doc uikit/uitabbardelegate
        UITabBarDelegate	tabBar(_:willBeginCustomizing:)	optional	other	-	no	Apple doc uikit/uitabbardelegate
        UITabBarDelegate	tabBar(_:willEndCustomizing:changed:)	optional	other	-	no	Apple doc uikit/uitabbardelegate
        UITableViewDataSource	numberOfSections(in:)	optional	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	sectionIndexTitles(for:)	optional	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:canEditRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:canMoveRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:cellForRowAt:)	required	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:commit:forRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:moveRowAt:to:)	optional	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:numberOfRowsInSection:)	required	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:sectionForSectionIndexTitle:at:)	optional	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:titleForFooterInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSource	tableView(_:titleForHeaderInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdatasource
        UITableViewDataSourcePrefetching	tableView(_:cancelPrefetchingForRowsAt:)	optional	other	-	no	Apple doc uikit/uitableviewdatasourceprefetching
        UITableViewDataSourcePrefetching	tableView(_:prefetchRowsAt:)	required	other	-	no	Apple doc uikit/uitableviewdatasourceprefetching
        UITableViewDelegate	indexPathForPreferredFocusedView(in:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:accessoryButtonTappedForRowWith:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:canFocusRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:canPerformAction:forRowAt:withSender:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate deprecated
        UITableViewDelegate	tableView(_:canPerformPrimaryActionForRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:contextMenuConfigurationForRowAt:point:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didBeginMultipleSelectionInteractionAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didDeselectRowAt:)	optional	selection	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didEndDisplaying:forRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didEndDisplayingFooterView:forSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didEndDisplayingHeaderView:forSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didEndEditingRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didHighlightRowAt:)	optional	selection	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didSelectRowAt:)	optional	selection	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didUnhighlightRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:didUpdateFocusIn:with:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:editActionsForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate deprecated
        UITableViewDelegate	tableView(_:editingStyleForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:estimatedHeightForFooterInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:estimatedHeightForHeaderInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:estimatedHeightForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:heightForFooterInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:heightForHeaderInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:heightForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:indentationLevelForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:leadingSwipeActionsConfigurationForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:performAction:forRowAt:withSender:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate deprecated
        UITableViewDelegate	tableView(_:performPrimaryActionForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:previewForDismissingContextMenuWithConfiguration:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:previewForHighlightingContextMenuWithConfiguration:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:selectionFollowsFocusForRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:shouldBeginMultipleSelectionInteractionAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:shouldHighlightRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:shouldIndentWhileEditingRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:shouldShowMenuForRowAt:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate deprecated
        UITableViewDelegate	tableView(_:shouldSpringLoadRowAt:with:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:shouldUpdateFocusIn:)	optional	decision	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:titleForDeleteConfirmationButtonForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:trailingSwipeActionsConfigurationForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:viewForFooterInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:viewForHeaderInSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willBeginEditingRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willDeselectRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willDisplay:forRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willDisplayContextMenu:animator:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willDisplayFooterView:forSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willDisplayHeaderView:forSection:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willEndContextMenuInteraction:animator:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willPerformPreviewActionForMenuWith:animator:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableView(_:willSelectRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDelegate	tableViewDidEndMultipleSelectionInteraction(_:)	optional	other	-	no	Apple doc uikit/uitableviewdelegate
        UITableViewDragDelegate	tableView(_:dragPreviewParametersForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdragdelegate
        UITableViewDragDelegate	tableView(_:dragSessionAllowsMoveOperation:)	optional	decision	-	no	Apple doc uikit/uitableviewdragdelegate
        UITableViewDragDelegate	tableView(_:dragSessionDidEnd:)	optional	other	-	no	Apple doc uikit/uitableviewdragdelegate
        UITableViewDragDelegate	tableView(_:dragSessionIsRestrictedToDraggingApplication:)	optional	decision	-	no	Apple doc uikit/uitableviewdragdelegate
        UITableViewDragDelegate	tableView(_:dragSessionWillBegin:)	optional	other	-	no	Apple doc uikit/uitableviewdragdelegate
        UITableViewDragDelegate	tableView(_:itemsForAddingTo:at:point:)	optional	other	-	no	Apple doc uikit/uitableviewdragdelegate
        UITableViewDragDelegate	tableView(_:itemsForBeginning:at:)	required	other	-	no	Apple doc uikit/uitableviewdragdelegate
        UITableViewDropDelegate	tableView(_:canHandle:)	optional	decision	-	no	Apple doc uikit/uitableviewdropdelegate
        UITableViewDropDelegate	tableView(_:dropPreviewParametersForRowAt:)	optional	other	-	no	Apple doc uikit/uitableviewdropdelegate
        UITableViewDropDelegate	tableView(_:dropSessionDidEnd:)	optional	other	-	no	Apple doc uikit/uitableviewdropdelegate
        UITableViewDropDelegate	tableView(_:dropSessionDidEnter:)	optional	other	-	no	Apple doc uikit/uitableviewdropdelegate
        UITableViewDropDelegate	tableView(_:dropSessionDidExit:)	optional	other	-	no	Apple doc uikit/uitableviewdropdelegate
        UITableViewDropDelegate	tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)	optional	other	-	no	Apple doc uikit/uitableviewdropdelegate
        UITableViewDropDelegate	tableView(_:performDropWith:)	required	other	-	no	Apple doc uikit/uitableviewdropdelegate
        UITextDragDelegate	textDraggableView(_:dragPreviewForLiftingItem:session:)	optional	other	-	no	Apple doc uikit/uitextdragdelegate
        UITextDragDelegate	textDraggableView(_:dragSessionDidEnd:with:)	optional	other	-	no	Apple doc uikit/uitextdragdelegate
        UITextDragDelegate	textDraggableView(_:dragSessionWillBegin:)	optional	other	-	no	Apple doc uikit/uitextdragdelegate
        UITextDragDelegate	textDraggableView(_:itemsForDrag:)	optional	other	-	no	Apple doc uikit/uitextdragdelegate
        UITextDragDelegate	textDraggableView(_:willAnimateLiftWith:session:)	optional	other	-	no	Apple doc uikit/uitextdragdelegate
        UITextDropDelegate	textDroppableView(_:dropSessionDidEnd:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextDropDelegate	textDroppableView(_:dropSessionDidEnter:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextDropDelegate	textDroppableView(_:dropSessionDidExit:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextDropDelegate	textDroppableView(_:dropSessionDidUpdate:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextDropDelegate	textDroppableView(_:previewForDroppingAllItemsWithDefault:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextDropDelegate	textDroppableView(_:proposalForDrop:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextDropDelegate	textDroppableView(_:willBecomeEditableForDrop:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextDropDelegate	textDroppableView(_:willPerformDrop:)	optional	other	-	no	Apple doc uikit/uitextdropdelegate
        UITextFieldDelegate	textField(_:editMenuForCharactersIn:suggestedActions:)	optional	other	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textField(_:insertInputSuggestion:)	optional	other	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textField(_:shouldChangeCharactersIn:replacementString:)	optional	decision	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textField(_:willDismissEditMenuWith:)	optional	other	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textField(_:willPresentEditMenuWith:)	optional	other	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldDidBeginEditing(_:)	optional	edit	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldDidChangeSelection(_:)	optional	selection	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldDidEndEditing(_:)	optional	edit	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldDidEndEditing(_:reason:)	optional	edit	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldShouldBeginEditing(_:)	optional	decision	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldShouldClear(_:)	optional	decision	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldShouldEndEditing(_:)	optional	decision	-	no	Apple doc uikit/uitextfielddelegate
        UITextFieldDelegate	textFieldShouldReturn(_:)	optional	decision	-	no	Apple doc uikit/uitextfielddelegate
        UITextInteractionDelegate	interactionDidEnd(_:)	optional	other	-	no	Apple doc uikit/uitextinteractiondelegate
        UITextInteractionDelegate	interactionShouldBegin(_:at:)	optional	decision	-	no	Apple doc uikit/uitextinteractiondelegate
        UITextInteractionDelegate	interactionWillBegin(_:)	optional	other	-	no	Apple doc uikit/uitextinteractiondelegate
        UITextPasteDelegate	textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)	optional	other	-	no	Apple doc uikit/uitextpastedelegate
        UITextPasteDelegate	textPasteConfigurationSupporting(_:performPasteOf:to:)	optional	other	-	no	Apple doc uikit/uitextpastedelegate
        UITextPasteDelegate	textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)	optional	decision	-	no	Apple doc uikit/uitextpastedelegate
        UITextPasteDelegate	textPasteConfigurationSupporting(_:transform:)	optional	other	-	no	Apple doc uikit/uitextpastedelegate
        UITextViewDelegate	textView(_:didBeginFormattingWith:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:didEndFormattingWith:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:editMenuForTextIn:suggestedActions:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:insertInputSuggestion:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:menuConfigurationFor:defaultMenu:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:primaryActionFor:defaultAction:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:shouldChangeTextIn:replacementText:)	optional	decision	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:shouldInteractWith:in:)	optional	decision	-	no	Apple doc uikit/uitextviewdelegate deprecated
        UITextViewDelegate	textView(_:shouldInteractWith:in:interaction:)	optional	decision	-	no	Apple doc uikit/uitextviewdelegate deprecated
        UITextViewDelegate	textView(_:textItemMenuWillDisplayFor:animator:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:textItemMenuWillEndFor:animator:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:willBeginFormattingWith:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:willDismissEditMenuWith:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:willEndFormattingWith:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:willPresentEditMenuWith:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textView(_:writingToolsIgnoredRangesInEnclosingRange:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewDidBeginEditing(_:)	optional	edit	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewDidChange(_:)	optional	edit	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewDidChangeSelection(_:)	optional	selection	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewDidEndEditing(_:)	optional	edit	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewShouldBeginEditing(_:)	optional	decision	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewShouldEndEditing(_:)	optional	decision	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewWritingToolsDidEnd(_:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UITextViewDelegate	textViewWritingToolsWillBegin(_:)	optional	other	-	no	Apple doc uikit/uitextviewdelegate
        UIVideoEditorControllerDelegate	videoEditorController(_:didFailWithError:)	optional	exit_failure	-	no	Apple doc uikit/uivideoeditorcontrollerdelegate
        UIVideoEditorControllerDelegate	videoEditorController(_:didSaveEditedVideoToPath:)	optional	exit_success	-	no	Apple doc uikit/uivideoeditorcontrollerdelegate
        UIVideoEditorControllerDelegate	videoEditorControllerDidCancel(_:)	optional	exit_cancel	-	no	Apple doc uikit/uivideoeditorcontrollerdelegate
        UIViewControllerTransitioningDelegate	animationController(forDismissed:)	optional	other	-	no	Apple doc uikit/uiviewcontrollertransitioningdelegate
        UIViewControllerTransitioningDelegate	animationController(forPresented:presenting:source:)	optional	other	-	no	Apple doc uikit/uiviewcontrollertransitioningdelegate
        UIViewControllerTransitioningDelegate	interactionControllerForDismissal(using:)	optional	other	-	no	Apple doc uikit/uiviewcontrollertransitioningdelegate
        UIViewControllerTransitioningDelegate	interactionControllerForPresentation(using:)	optional	other	-	no	Apple doc uikit/uiviewcontrollertransitioningdelegate
        UIViewControllerTransitioningDelegate	presentationController(forPresented:presenting:source:)	optional	other	-	no	Apple doc uikit/uiviewcontrollertransitioningdelegate
        UIWindowSceneDelegate	window	optional	other	-	no	Apple doc uikit/uiwindowscenedelegate
        UIWindowSceneDelegate	windowScene(_:didUpdate:interfaceOrientation:traitCollection:)	optional	other	-	no	Apple doc uikit/uiwindowscenedelegate
        UIWindowSceneDelegate	windowScene(_:performActionFor:completionHandler:)	optional	decision	completionHandler	no	Apple doc uikit/uiwindowscenedelegate
        UIWindowSceneDelegate	windowScene(_:userDidAcceptCloudKitShareWith:)	optional	other	-	no	Apple doc uikit/uiwindowscenedelegate
        UNUserNotificationCenterDelegate	userNotificationCenter(_:didReceive:withCompletionHandler:)	optional	decision	withCompletionHandler	unknown	Apple doc usernotifications/unusernotificationcenterdelegate
        UNUserNotificationCenterDelegate	userNotificationCenter(_:openSettingsFor:)	optional	other	-	unknown	Apple doc usernotifications/unusernotificationcenterdelegate
        UNUserNotificationCenterDelegate	userNotificationCenter(_:willPresent:withCompletionHandler:)	optional	decision	withCompletionHandler	unknown	Apple doc usernotifications/unusernotificationcenterdelegate
        URLSessionDataDelegate	urlSession(_:dataTask:didBecome:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiondatadelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDataDelegate	urlSession(_:dataTask:didReceive:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiondatadelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDataDelegate	urlSession(_:dataTask:didReceive:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/urlsessiondatadelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDataDelegate	urlSession(_:dataTask:willCacheResponse:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/urlsessiondatadelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDelegate	urlSession(_:didBecomeInvalidWithError:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiondelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDelegate	urlSession(_:didReceive:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/urlsessiondelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDelegate	urlSessionDidFinishEvents(forBackgroundURLSession:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiondelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDownloadDelegate	urlSession(_:downloadTask:didFinishDownloadingTo:)	required	other	-	queue-dependent	Apple doc foundation/urlsessiondownloaddelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDownloadDelegate	urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiondownloaddelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionDownloadDelegate	urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiondownloaddelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionStreamDelegate	urlSession(_:betterRouteDiscoveredFor:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessionstreamdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionStreamDelegate	urlSession(_:readClosedFor:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessionstreamdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionStreamDelegate	urlSession(_:streamTask:didBecome:outputStream:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessionstreamdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionStreamDelegate	urlSession(_:writeClosedFor:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessionstreamdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:didCreateTask:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:didCompleteWithError:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:didFinishCollecting:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:didReceive:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:didReceiveInformationalResponse:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:needNewBodyStream:)	optional	decision	needNewBodyStream	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:needNewBodyStreamFrom:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:willBeginDelayedRequest:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)	optional	decision	completionHandler	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionTaskDelegate	urlSession(_:taskIsWaitingForConnectivity:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessiontaskdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionWebSocketDelegate	urlSession(_:webSocketTask:didCloseWith:reason:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessionwebsocketdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        URLSessionWebSocketDelegate	urlSession(_:webSocketTask:didOpenWithProtocol:)	optional	other	-	queue-dependent	Apple doc foundation/urlsessionwebsocketdelegate; queue: delegateQueue of the session's initializer; nil makes a serial queue of its own
        VNDocumentCameraViewControllerDelegate	documentCameraViewController(_:didFailWithError:)	optional	exit_failure	-	unknown	Apple doc visionkit/vndocumentcameraviewcontrollerdelegate
        VNDocumentCameraViewControllerDelegate	documentCameraViewController(_:didFinishWith:)	optional	exit_success	-	unknown	Apple doc visionkit/vndocumentcameraviewcontrollerdelegate
        VNDocumentCameraViewControllerDelegate	documentCameraViewControllerDidCancel(_:)	optional	exit_cancel	-	unknown	Apple doc visionkit/vndocumentcameraviewcontrollerdelegate
        WCSessionDelegate	session(_:activationDidCompleteWith:error:)	required	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didFinish:error:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didReceive:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didReceiveApplicationContext:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didReceiveMessage:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didReceiveMessage:replyHandler:)	optional	decision	replyHandler	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didReceiveMessageData:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didReceiveMessageData:replyHandler:)	optional	decision	replyHandler	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	session(_:didReceiveUserInfo:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	sessionCompanionAppInstalledDidChange(_:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	sessionDidBecomeInactive(_:)	required	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	sessionDidDeactivate(_:)	required	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	sessionReachabilityDidChange(_:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WCSessionDelegate	sessionWatchStateDidChange(_:)	optional	other	-	yes	Apple doc watchconnectivity/wcsessiondelegate; queue: Apple doc wcsessiondelegate: background thread
        WKDownloadDelegate	download(_:decideDestinationUsing:suggestedFilename:completionHandler:)	required	decision	completionHandler	no	Apple doc webkit/wkdownloaddelegate
        WKDownloadDelegate	download(_:decidePlaceholderPolicy:)	optional	decision	decidePlaceholderPolicy	no	Apple doc webkit/wkdownloaddelegate
        WKDownloadDelegate	download(_:didFailWithError:resumeData:)	optional	other	-	no	Apple doc webkit/wkdownloaddelegate
        WKDownloadDelegate	download(_:didReceive:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkdownloaddelegate
        WKDownloadDelegate	download(_:didReceiveFinalURL:)	optional	other	-	no	Apple doc webkit/wkdownloaddelegate
        WKDownloadDelegate	download(_:didReceivePlaceholderURL:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkdownloaddelegate
        WKDownloadDelegate	download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)	optional	decision	decisionHandler	no	Apple doc webkit/wkdownloaddelegate
        WKDownloadDelegate	downloadDidFinish(_:)	optional	other	-	no	Apple doc webkit/wkdownloaddelegate
        WKHTTPCookieStoreObserver	cookiesDidChange(in:)	optional	other	-	no	Apple doc webkit/wkhttpcookiestoreobserver
        WKNavigationDelegate	webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)	optional	decision	shouldAllowDeprecatedTLS	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:decidePolicyFor:decisionHandler:)	optional	decision	decisionHandler	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:decidePolicyFor:preferences:decisionHandler:)	optional	decision	decisionHandler	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:didCommit:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:didFail:withError:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:didFailProvisionalNavigation:withError:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:didFinish:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:didReceive:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:didReceiveServerRedirectForProvisionalNavigation:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:didStartProvisionalNavigation:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:navigationAction:didBecome:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webView(_:navigationResponse:didBecome:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKNavigationDelegate	webViewWebContentProcessDidTerminate(_:)	optional	other	-	no	Apple doc webkit/wknavigationdelegate
        WKScriptMessageHandler	userContentController(_:didReceive:)	required	other	-	no	Apple doc webkit/wkscriptmessagehandler
        WKScriptMessageHandlerWithReply	userContentController(_:didReceive:replyHandler:)	required	decision	replyHandler	no	Apple doc webkit/wkscriptmessagehandlerwithreply
        WKUIDelegate	webView(_:contextMenuConfigurationForElement:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:contextMenuDidEndForElement:)	optional	other	-	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:contextMenuForElement:willCommitWithAnimator:)	optional	other	-	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:contextMenuWillPresentForElement:)	optional	other	-	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:createWebViewWith:for:windowFeatures:)	optional	other	-	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)	optional	decision	decisionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)	optional	decision	decisionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:showLockdownModeFirstUseMessage:completionHandler:)	optional	decision	completionHandler	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:willDismissEditMenuWithAnimator:)	optional	other	-	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webView(_:willPresentEditMenuWithAnimator:)	optional	other	-	no	Apple doc webkit/wkuidelegate
        WKUIDelegate	webViewDidClose(_:)	optional	other	-	no	Apple doc webkit/wkuidelegate
        WKURLSchemeHandler	webView(_:start:)	required	other	-	no	Apple doc webkit/wkurlschemehandler
        WKURLSchemeHandler	webView(_:stop:)	required	other	-	no	Apple doc webkit/wkurlschemehandler
        """#)
}
