// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Collections of what a view shows, with the calls that throw it away and those that put it back. `removals` are called on the
    /// owner, on each element, or with the content as their argument.
    static let rebuiltContents = FactTable(
        #"""
        class	content	removals	additions	compared_with	source
        AVQueuePlayer	items	removeAllItems	insert	currentItem	objc2 AVFoundation/AVPlayer.rs:1417
        CALayer	animations	removeAllAnimations	add	animationKeys,animation	objc2 QuartzCore/CALayer.rs:991
        CALayer	sublayers	removeFromSuperlayer	addSublayer,insertSublayer	superlayer	objc2 QuartzCore/CALayer.rs:348 and 359
        Entity	children	removeFromParent,removeChild	addChild	-	Apple doc realitykit/entity/addchild(_:preservingworldtransform:)
        MKMapView	annotations	removeAnnotations,removeAnnotation	addAnnotations,addAnnotation,showAnnotations	-	objc2 MapKit/MKMapView.rs:534-552
        MKMapView	overlays	removeOverlays,removeOverlay	addOverlays,addOverlay,insertOverlay	-	objc2 MapKit/MKMapView.rs:699-746
        NSComboBox	items	removeAllItems	addItem,addItems,insertItem	numberOfItems,objectValues	objc2 AppKit/NSComboBox.rs:435
        NSMenu	items	removeAllItems	addItem,insertItem	numberOfItems,item	objc2 AppKit/NSMenu.rs:243
        NSPopUpButton	items	removeAllItems	addItem,addItems,insertItem	numberOfItems,itemArray,itemTitles	objc2 AppKit/NSPopUpButton.rs:313
        NSSplitView	arrangedSubviews	removeFromSuperview,removeArrangedSubview	addArrangedSubview,insertArrangedSubview	subviews	objc2 AppKit/NSSplitView.rs:271
        NSStackView	arrangedSubviews	removeFromSuperview,removeArrangedSubview,removeView	addArrangedSubview,insertArrangedSubview,addView,addSubview	subviews,views	objc2 AppKit/NSStackView.rs:269
        NSTabView	tabViewItems	removeTabViewItem	addTabViewItem	numberOfTabViewItems	objc2 AppKit/NSTabView.rs:296
        NSView	subviews	removeFromSuperview,removeFromSuperviewWithoutNeedingDisplay	addSubview	-	objc2 AppKit/NSView.rs:222 and 336
        NSViewController	children	removeFromParent	addChild,insertChild	-	objc2 AppKit/NSViewController.rs:343
        Scene	anchors	removeAnchor	addAnchor	-	Apple doc realitykit/scene/anchors
        SCNNode	childNodes	removeFromParentNode	addChildNode,insertChildNode	childNode	objc2 SceneKit/SCNNode.rs:467
        SKNode	children	removeAllChildren,removeFromParent	addChild,insertChild	childNode	objc2 SpriteKit/SKNode.rs:432
        UISegmentedControl	segments	removeAllSegments	insertSegment	numberOfSegments,titleForSegment	objc2 UIKit/UISegmentedControl.rs:308
        UIStackView	arrangedSubviews	removeFromSuperview,removeArrangedSubview	addArrangedSubview,insertArrangedSubview,addSubview	subviews	objc2 UIKit/UIStackView.rs:186
        UIView	subviews	removeFromSuperview	addSubview,insertSubview,addArrangedSubview,insertArrangedSubview	-	objc2 UIKit/UIView.rs:712
        UIViewController	children	removeFromParent	addChild	-	objc2 UIKit/UIViewController.rs:970
        """#
    )
}
