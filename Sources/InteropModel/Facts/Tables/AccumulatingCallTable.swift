// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Calls that pile up when they are repeated.
    /// `label` must be among the call's argument labels (`*`: any call of that name). `compared_with` are the members that tell
    /// whether it has been done; `undone_by` are the calls that undo it.
    static let accumulatingCalls = FactTable(
        #"""
        class	call	label	kind	compared_with	undone_by	source
        AVPlayer	addBoundaryTimeObserver	*	observer	-	removeTimeObserver	objc2 AVFoundation/AVPlayer.rs:702
        AVPlayer	addPeriodicTimeObserver	*	observer	-	removeTimeObserver	objc2 AVFoundation/AVPlayer.rs:677
        CALayer	addSublayer	*	attachment	sublayers,superlayer	removeFromSuperlayer	objc2 QuartzCore/CALayer.rs:363
        CALayer	insertSublayer	*	attachment	sublayers,superlayer	removeFromSuperlayer	objc2 QuartzCore/CALayer.rs:367
        Entity	addChild	*	attachment	children,parent,findEntity	removeChild,removeFromParent	Apple doc realitykit/entity/addchild(_:preservingworldtransform:)
        MPRemoteCommand	addTarget	*	observer	-	removeTarget	Apple doc mediaplayer/mpremotecommand/addtarget(_:action:)
        NotificationCenter	addObserver	*	observer	-	removeObserver	objc2 Foundation/NSNotification.rs:132 and 198
        NSAlert	beginSheetModal	for	presentation	attachedSheet,sheets,isVisible,isSheet	-	objc2 AppKit/NSAlert.rs:281
        NSAlert	runModal	*	presentation	modalWindow,isVisible	-	objc2 AppKit/NSAlert.rs:235
        NSApplication	runModal	for	presentation	modalWindow,isVisible	-	objc2 AppKit/NSApplication.rs:619
        NSMenu	popUp	positioning	presentation	highlightedItem	-	objc2 AppKit/NSMenu.rs:159
        NSMenu	popUpContextMenu	*	presentation	highlightedItem	-	objc2 AppKit/NSMenu.rs:139
        NSObject	addObserver	forKeyPath	observer	observationInfo	removeObserver	objc2 Foundation/NSKeyValueObserving.rs:165
        NSObject	observe	*	subscription	-	invalidate	Apple doc foundation/nskeyvalueobservation (invalidate() is called when it is deinited)
        NSPopover	show	relativeTo	presentation	isShown	-	objc2 AppKit/NSPopover.rs:208
        NSSavePanel	beginSheetModal	for	presentation	attachedSheet,sheets,isVisible,isSheet	-	objc2 AppKit/NSSavePanel.rs:412
        NSSavePanel	runModal	*	presentation	modalWindow,isVisible	-	objc2 AppKit/NSSavePanel.rs:432
        NSSharingServicePicker	show	relativeTo	presentation	-	-	objc2 AppKit/NSSharingService.rs:609
        NSSplitView	addArrangedSubview	*	attachment	arrangedSubviews,subviews,superview	removeArrangedSubview,removeFromSuperview	objc2 AppKit/NSSplitView.rs:257
        NSSplitView	insertArrangedSubview	*	attachment	arrangedSubviews,subviews,superview	removeArrangedSubview,removeFromSuperview	objc2 AppKit/NSSplitView.rs:264
        NSSplitViewController	addSplitViewItem	*	attachment	splitViewItems,children	removeSplitViewItem	objc2 AppKit/NSSplitViewController.rs:130
        NSStackView	addArrangedSubview	*	attachment	arrangedSubviews,subviews,superview	removeArrangedSubview,removeFromSuperview,removeView	objc2 AppKit/NSStackView.rs:256
        NSStackView	addView	*	attachment	views,arrangedSubviews,subviews,superview	removeView,removeFromSuperview	objc2 AppKit/NSStackView.rs:377
        NSStackView	insertArrangedSubview	*	attachment	arrangedSubviews,subviews,superview	removeArrangedSubview,removeFromSuperview,removeView	objc2 AppKit/NSStackView.rs:263
        NSTabView	addTabViewItem	*	attachment	tabViewItems,numberOfTabViewItems	removeTabViewItem	objc2 AppKit/NSTabView.rs:296
        NSTabViewController	addTabViewItem	*	attachment	tabViewItems,children	removeTabViewItem	objc2 AppKit/NSTabViewController.rs:200
        NSView	addGestureRecognizer	*	attachment	gestureRecognizers,view	removeGestureRecognizer	objc2 AppKit/NSView.rs:1559
        NSView	addSubview	*	attachment	subviews,superview,viewWithTag,isDescendant	removeFromSuperview,removeFromSuperviewWithoutNeedingDisplay	objc2 AppKit/NSView.rs:281
        NSViewController	addChild	*	attachment	children,parent	removeFromParent	objc2 AppKit/NSViewController.rs:343
        NSViewController	insertChild	*	attachment	children,parent	removeFromParent	objc2 AppKit/NSViewController.rs:351
        NSViewController	present	*	presentation	presentedViewControllers,presentingViewController,isBeingPresented	-	objc2 AppKit/NSViewController.rs:242
        NSViewController	presentAsModalWindow	*	presentation	presentedViewControllers,presentingViewController	-	objc2 AppKit/NSViewController.rs:282
        NSViewController	presentAsSheet	*	presentation	presentedViewControllers,presentingViewController	-	objc2 AppKit/NSViewController.rs:278
        NSWindow	addChildWindow	*	presentation	childWindows,parent,isVisible	-	objc2 AppKit/NSWindow.rs:1671
        NSWindow	beginSheet	*	presentation	attachedSheet,sheets,isSheet,sheetParent,isVisible	-	objc2 AppKit/NSWindow.rs:1606
        Publisher	sink	*	subscription	-	cancel	Apple doc combine/anycancellable (cancels itself when deinitialized)
        Scene	addAnchor	*	attachment	anchors,scene,findEntity	removeAnchor	Apple doc realitykit/scene/addanchor(_:)
        SCNNode	addChildNode	*	attachment	childNodes,childNode,parent	removeFromParentNode	objc2 SceneKit/SCNNode.rs:451
        SCNNode	insertChildNode	*	attachment	childNodes,childNode,parent	removeFromParentNode	objc2 SceneKit/SCNNode.rs:460
        SKNode	addChild	*	attachment	children,childNode,parent,inParentHierarchy	removeFromParent	objc2 SpriteKit/SKNode.rs:420
        SKNode	insertChild	*	attachment	children,childNode,parent,inParentHierarchy	removeFromParent	objc2 SpriteKit/SKNode.rs:424
        Timer	scheduledTimer	*	timer	isValid	invalidate	objc2 Foundation/NSTimer.rs:80 and 108 (the run loop keeps it until invalidated)
        UIAlertController	addAction	*	action	actions	-	objc2 UIKit/UIAlertController.rs:204
        UIControl	addAction	for	action	enumerateEventHandlers,actions	removeAction	Apple doc uikit/uicontrol/addaction(_:for:) (one with the identifier of another replaces it)
        UIControl	addTarget	for	target	allTargets,actions,allControlEvents	removeTarget	Apple doc uikit/uicontrol/addtarget(_:action:for:) (safe to call again with the same values)
        UIGestureRecognizer	addTarget	action	target	-	removeTarget	Apple doc uikit/uigesturerecognizer/addtarget(_:action:) (a pair that was added already is ignored)
        UIStackView	addArrangedSubview	*	attachment	arrangedSubviews,subviews,superview	removeArrangedSubview,removeFromSuperview	objc2 UIKit/UIStackView.rs:182
        UIStackView	insertArrangedSubview	*	attachment	arrangedSubviews,subviews,superview	removeArrangedSubview,removeFromSuperview	objc2 UIKit/UIStackView.rs:190
        UIView	addGestureRecognizer	*	attachment	gestureRecognizers,view	removeGestureRecognizer	objc2 UIKit/UIView.rs:1221
        UIView	addInteraction	*	attachment	interactions,view	removeInteraction	objc2 UIKit/UIInteraction.rs:34
        UIView	addSubview	*	attachment	subviews,superview,viewWithTag,isDescendant	removeFromSuperview	objc2 UIKit/UIView.rs:728
        UIView	insertSubview	*	attachment	subviews,superview,viewWithTag,isDescendant	removeFromSuperview	objc2 UIKit/UIView.rs:716
        UIViewController	addChild	*	attachment	children,parent	removeFromParent	objc2 UIKit/UIViewController.rs:966
        UIViewController	present	animated	presentation	presentedViewController,presentingViewController,isBeingPresented	-	objc2 UIKit/UIViewController.rs:543
        WKUserContentController	add	name	observer	-	removeScriptMessageHandler,removeAllScriptMessageHandlers	objc2 WebKit/WKUserContentController.rs:139
        WKUserContentController	addScriptMessageHandler	name	observer	-	removeScriptMessageHandler,removeAllScriptMessageHandlers	objc2 WebKit/WKUserContentController.rs:82
        WKUserContentController	addUserScript	*	observer	userScripts	removeAllUserScripts	objc2 WebKit/WKUserContentController.rs:48
        """#
    )
}
