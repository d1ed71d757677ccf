// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Calls that keep an object or a closure alive. `kept` names labels, `_` for none, `self` for the receiver; `keepers` says
    /// who keeps it: the `receiver`, the `result`, the `system` until it is ended, or what another label is given.
    static let keepingCalls = FactTable(
        #"""
        call	kept	keepers	source
        AnyCancellable.init(_:)	_	result	Apple doc combine/anycancellable/init(_:) (the closure runs at cancel or deinit)
        AnyCancellable.store(in:)	self	in	Apple doc combine/anycancellable/store(in:)
        AVAudioNode.installTap(onBus:bufferSize:format:block:)	block	receiver	iOS16.5 AVFAudio.framework/Headers/AVAudioNode.h:117-124 (until removeTap)
        AVPlayer.addBoundaryTimeObserver(forTimes:queue:using:)	using	receiver,result	as addPeriodicTimeObserver
        AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)	using	receiver,result	iOS16.5 AVFoundation.framework/Headers/AVPlayer.h:559-567 (the block is invoked until the observer is removed)
        CALayer.addSublayer(_:)	_	receiver	objc2 QuartzCore/CALayer.rs:363; Apple doc quartzcore/calayer/sublayers
        CellRegistration.init(cellNib:handler:)	handler	result	objc2 UIKit/UICollectionViewItemRegistration.rs:45; Apple doc uikit/uicollectionview/cellregistration
        CellRegistration.init(handler:)	handler	result	objc2 UIKit/UICollectionViewItemRegistration.rs:45; Apple doc uikit/uicollectionview/cellregistration
        CMMotionManager.startAccelerometerUpdates(to:withHandler:)	withHandler	receiver	Apple doc coremotion/cmmotionmanager (handlers run until the matching stop)
        CMMotionManager.startDeviceMotionUpdates(to:withHandler:)	withHandler	receiver	Apple doc coremotion/cmmotionmanager (handlers run until the matching stop)
        CMMotionManager.startDeviceMotionUpdates(using:to:withHandler:)	withHandler	receiver	Apple doc coremotion/cmmotionmanager (handlers run until the matching stop)
        CMMotionManager.startGyroUpdates(to:withHandler:)	withHandler	receiver	Apple doc coremotion/cmmotionmanager (handlers run until the matching stop)
        CMMotionManager.startMagnetometerUpdates(to:withHandler:)	withHandler	receiver	Apple doc coremotion/cmmotionmanager (handlers run until the matching stop)
        CMPedometer.startUpdates(from:withHandler:)	withHandler	receiver	Apple doc coremotion/cmpedometer/startupdates(from:withhandler:) (until stopUpdates)
        DispatchSourceProtocol.setCancelHandler(qos:flags:handler:)	handler	receiver	Apple doc dispatch/dispatchsourceprotocol; developer.apple.com/forums/thread/95036 (a source keeps its handlers)
        DispatchSourceProtocol.setEventHandler(qos:flags:handler:)	handler	receiver	Apple doc dispatch/dispatchsourceprotocol; developer.apple.com/forums/thread/95036 (a source keeps its handlers)
        DispatchWorkItem.init(qos:flags:block:)	block	result	Apple doc dispatch/dispatchworkitem; cocoacasts.com "Grand Central Dispatch and Memory Management" (it keeps its block after it ran)
        MPRemoteCommand.addTarget(handler:)	handler	system,result	Apple doc mediaplayer/mpremotecommand/addtarget(handler:) (until removeTarget)
        NotificationCenter.addObserver(forName:object:queue:using:)	using	system,result	Apple doc foundation/notificationcenter/1411723-addobserver (block and token are held strongly until removed)
        NSCollectionViewDiffableDataSource.init(collectionView:itemProvider:)	itemProvider	result	objc2 AppKit/NSDiffableDataSource.rs:262; antranapp/LeakDetector pull 34 (the UIKit twin)
        NSEvent.addGlobalMonitorForEvents(matching:handler:)	handler	system,result	Apple doc appkit/nsevent/addglobalmonitorforevents(matching:handler:) (until removeMonitor)
        NSEvent.addLocalMonitorForEvents(matching:handler:)	handler	system,result	Apple doc appkit/nsevent/addlocalmonitorforevents(matching:handler:) (until removeMonitor)
        NSObject.observe(_:options:changeHandler:)	changeHandler	result	Apple doc foundation/nskeyvalueobservation (observes until it is deinited)
        NSStackView.addArrangedSubview(_:)	_	receiver	objc2 AppKit/NSStackView.rs:256; Apple doc appkit/nsview/addsubview(_:)
        NSTableViewDiffableDataSource.init(tableView:cellProvider:)	cellProvider	result	objc2 AppKit/NSTableViewDiffableDataSource.rs:114
        NSView.addGestureRecognizer(_:)	_	receiver	Apple doc appkit/nsview/addgesturerecognizer(_:) (a strong reference to the recognizer)
        NSView.addSubview(_:)	_	receiver	objc2 AppKit/NSView.rs:281; Apple doc appkit/nsview/addsubview(_:)
        NSView.addSubview(_:positioned:relativeTo:)	_	receiver	objc2 AppKit/NSView.rs:286; Apple doc appkit/nsview/addsubview(_:positioned:relativeto:)
        NSViewController.addChild(_:)	_	receiver	objc2 AppKit/NSViewController.rs:343; Apple doc appkit/nsviewcontroller/children
        Publisher.assign(to:on:)	self,on	result	Apple doc combine/publisher/assign(to:on:) (a strong reference to the object)
        Publisher.sink(receiveCompletion:receiveValue:)	self,receiveCompletion,receiveValue	result	Apple doc combine/anycancellable (what it was given is released when it is cancelled or deinited)
        SupplementaryRegistration.init(elementKind:handler:)	handler	result	objc2 UIKit/UICollectionViewItemRegistration.rs:144
        Timer.init(fire:interval:repeats:block:)	block	system,result	Apple doc foundation/timer (the run loop keeps the timer until it is invalidated)
        Timer.init(timeInterval:repeats:block:)	block	system,result	Apple doc foundation/timer (the run loop keeps the timer until it is invalidated)
        Timer.scheduledTimer(withTimeInterval:repeats:block:)	block	system,result	Apple doc foundation/timer (the run loop keeps the timer until it is invalidated)
        UIAction.init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)	handler	result	objc2 UIKit/UIAction.rs:163,184; boostcampwm-2021/iOS09-BBus issue 252 (leaks with a strong self)
        UIBarButtonItem.init(barButtonSystemItem:primaryAction:menu:)	primaryAction,menu	result	objc2 UIKit/UIBarButtonItem.rs:286
        UIBarButtonItem.init(systemItem:primaryAction:menu:)	primaryAction,menu	result	objc2 UIKit/UIBarButtonItem.rs:286; Apple doc uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
        UIBarButtonItem.init(title:image:primaryAction:menu:)	primaryAction,menu	result	objc2 UIKit/UIBarButtonItem.rs:235; Apple doc uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
        UIButton.init(configuration:primaryAction:)	primaryAction	result	objc2 UIKit/UIButton.rs:283
        UIButton.init(type:primaryAction:)	primaryAction	result	objc2 UIKit/UIButton.rs:269
        UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)	sectionProvider	result	objc2 UIKit/UICollectionViewCompositionalLayout.rs:176
        UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)	cellProvider	result	objc2 UIKit/UIDiffableDataSource.rs:928; antranapp/LeakDetector pull 34
        UIControl.addAction(_:for:)	_	receiver	objc2 UIKit/UIControl.rs:392; boostcampwm-2021/iOS09-BBus issue 252
        UIControl.init(frame:primaryAction:)	primaryAction	result	objc2 UIKit/UIControl.rs:257
        UIDeferredMenuElement.init(_:)	_	result	objc2 UIKit/UIDeferredMenuElement.rs:69
        UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)	children	result	objc2 UIKit/UIMenu.rs:130,199
        UIStackView.addArrangedSubview(_:)	_	receiver	objc2 UIKit/UIStackView.rs:182; Apple doc uikit/uiview/addsubview(_:)
        UIStackView.insertArrangedSubview(_:at:)	_	receiver	Apple doc uikit/uistackview/insertarrangedsubview(_:at:)
        UITableViewDiffableDataSource.init(tableView:cellProvider:)	cellProvider	result	objc2 UIKit/UIDiffableDataSource.rs:1196; twostraws/TapStore issue 1 (the collection's twin)
        UITraitChangeObservable.registerForTraitChanges(_:handler:)	handler	receiver,result	Apple doc uikit/uitraitchangeobservable
        UIView.addGestureRecognizer(_:)	_	receiver	Apple doc uikit/uiview/addgesturerecognizer(_:) (a strong reference to the recognizer)
        UIView.addInteraction(_:)	_	receiver	objc2 UIKit/UIInteraction.rs:34; Apple doc uikit/uiview/interactions
        UIView.addSubview(_:)	_	receiver	Apple doc uikit/uiview/addsubview(_:) (a strong reference to the view)
        UIView.insertSubview(_:aboveSubview:)	_	receiver	Apple doc uikit/uiview/insertsubview(_:abovesubview:)
        UIView.insertSubview(_:at:)	_	receiver	objc2 UIKit/UIView.rs:716; Apple doc uikit/uiview/insertsubview(_:at:)
        UIView.insertSubview(_:belowSubview:)	_	receiver	Apple doc uikit/uiview/insertsubview(_:belowsubview:)
        UIViewController.addChild(_:)	_	receiver	objc2 UIKit/UIViewController.rs:966; Apple doc uikit/uiviewcontroller/addchild(_:)
        """#)
}
