// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Protocols whose callbacks a framework calls on another thread: `always`; `unless_main_queue` is given to the call or
    /// property named in `queue_given_by`; only when `other_queue_given` there.
    static let offMainCallbacks = FactTable(
        #"""
        protocol	when	queue_given_by	source
        ARSCNViewDelegate	always	-	as SCNSceneRendererDelegate; its renderer methods
        ARSessionDelegate	other_queue_given	delegateQueue	Apple doc arkit/arsession/delegatequeue (main where it is nil)
        AVAssetResourceLoaderDelegate	other_queue_given	setDelegate	Apple doc avfoundation/avassetresourceloader/setdelegate(_:queue:)
        AVCaptureAudioDataOutputSampleBufferDelegate	unless_main_queue	setSampleBufferDelegate	Apple doc avfoundation/avcaptureaudiodataoutput/setsamplebufferdelegate(_:queue:)
        AVCaptureDataOutputSynchronizerDelegate	other_queue_given	setDelegate	Apple doc avfoundation/avcapturedataoutputsynchronizer/setdelegate(_:queue:)
        AVCaptureDepthDataOutputDelegate	other_queue_given	setDelegate	Apple doc avfoundation/avcapturedepthdataoutput/setdelegate(_:callbackqueue:)
        AVCaptureFileOutputRecordingDelegate	always	-	Apple doc avfoundation/avcapturefileoutputrecordingdelegate (no queue may be assumed)
        AVCaptureMetadataOutputObjectsDelegate	other_queue_given	setMetadataObjectsDelegate	Apple doc avfoundation/avcapturemetadataoutput/setmetadataobjectsdelegate(_:queue:)
        AVCapturePhotoCaptureDelegate	always	-	iOS16.5 AVFoundation.framework/Headers/AVCapturePhotoOutput.h:681 (a common queue, not necessarily the main one)
        AVCaptureVideoDataOutputSampleBufferDelegate	unless_main_queue	setSampleBufferDelegate	Apple doc avfoundation/avcapturevideodataoutput/setsamplebufferdelegate(_:queue:)
        CBCentralManagerDelegate	other_queue_given	CBCentralManager.init	Apple doc corebluetooth/cbcentralmanager/init(delegate:queue:) (main where it is nil)
        CBPeripheralDelegate	other_queue_given	CBCentralManager.init	as CBCentralManagerDelegate: the queue of the manager
        CBPeripheralManagerDelegate	other_queue_given	CBPeripheralManager.init	Apple doc corebluetooth/cbperipheralmanager/init(delegate:queue:options:)
        MCNearbyServiceAdvertiserDelegate	always	-	Apple doc multipeerconnectivity/mcnearbyserviceadvertiserdelegate (no queue may be assumed)
        MCNearbyServiceBrowserDelegate	always	-	Apple doc multipeerconnectivity/mcnearbyservicebrowserdelegate (no queue may be assumed)
        MCSessionDelegate	always	-	Apple doc multipeerconnectivity/mcsessiondelegate (a private serial queue)
        MXMetricManagerSubscriber	always	-	iOS16.5 MetricKit.framework/Headers/MXMetricManager.h:124 (a background queue)
        PHPhotoLibraryChangeObserver	always	-	iOS16.5 Photos.framework/Headers/PHPhotoLibrary.h:37 (an arbitrary serial queue)
        SCNSceneRendererDelegate	always	-	called from the SceneKit render thread: public crash reports and code; no Apple page names the thread
        URLSessionDataDelegate	other_queue_given	URLSession.init	Apple doc foundation/urlsession/init(configuration:delegate:delegatequeue:) (a serial queue of its own where the queue is nil)
        URLSessionDelegate	other_queue_given	URLSession.init	Apple doc foundation/urlsession/init(configuration:delegate:delegatequeue:) (a serial queue of its own where the queue is nil)
        URLSessionDownloadDelegate	other_queue_given	URLSession.init	Apple doc foundation/urlsession/init(configuration:delegate:delegatequeue:) (a serial queue of its own where the queue is nil)
        URLSessionStreamDelegate	other_queue_given	URLSession.init	Apple doc foundation/urlsession/init(configuration:delegate:delegatequeue:) (a serial queue of its own where the queue is nil)
        URLSessionTaskDelegate	other_queue_given	URLSession.init	Apple doc foundation/urlsession/init(configuration:delegate:delegatequeue:) (a serial queue of its own where the queue is nil)
        URLSessionWebSocketDelegate	other_queue_given	URLSession.init	Apple doc foundation/urlsession/init(configuration:delegate:delegatequeue:) (a serial queue of its own where the queue is nil)
        WCSessionDelegate	always	-	Apple doc watchconnectivity/wcsessiondelegate (a background thread)
        """#
    )
}
