/// What the frameworks' calls do with a hosting controller, or with its view.
enum HostingCalls {
    /// Make a controller a child. Sources: Apple doc uikit/uiviewcontroller/addchild(_:),
    /// appkit/nsviewcontroller/addchild(_:), insertchild(_:at:).
    static let adoptions: Set<String> = ["addChild", "insertChild", "addChildViewController"]

    /// Put a controller on screen in a place of its own. Sources: Apple doc uikit/uiviewcontroller (present, show,
    /// showDetailViewController), uikit/uinavigationcontroller (pushViewController, setViewControllers),
    /// uikit/uisplitviewcontroller/setviewcontroller(_:for:), appkit/nsviewcontroller (present…, presentAs…).
    static let presentations: Set<String> = [
        "present", "show", "showDetailViewController", "pushViewController", "setViewControllers", "setViewController", "presentAsSheet",
        "presentAsModalWindow", "push",
    ]

    /// Make a view a subview. Sources: Apple doc uikit/uiview, uikit/uistackview, appkit/nsview, appkit/nsstackview.
    static let additions = arrangements.union(["addSubview", "insertSubview", "replaceSubview"])

    /// The stack view lays it out. Sources: as above.
    static let arrangements: Set<String> = ["addArrangedSubview", "insertArrangedSubview", "addView", "insertView", "setViews"]

    /// Methods of a controller that take it nowhere. Source: Apple doc uikit/uiviewcontroller, appkit/nsviewcontroller,
    /// swiftui/uihostingcontroller/sizethatfits(in:).
    static let harmless: Set<String> = [
        "init", "willMove", "sizeThatFits", "loadView", "loadViewIfNeeded", "beginAppearanceTransition", "endAppearanceTransition",
        "dismiss",
        "setNeedsStatusBarAppearanceUpdate", "viewWillAppear", "viewDidAppear", "viewDidLoad", "setOverrideTraitCollection",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "setNeedsUpdateOfHomeIndicatorAutoHidden", "setNeedsUpdateProperties",
        "updateViewConstraints", "fittingSize",
    ]

    /// Methods of a view, and calls given one, that neither keep it nor lay it out for good.
    /// Source: Apple doc uikit/uiview, appkit/nsview.
    static let looks: Set<String> = [
        "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "layoutSubtreeIfNeeded", "sizeThatFits", "systemLayoutSizeFitting",
        "sizeToFit", "layout", "display", "convert", "isDescendant", "bringSubviewToFront", "sendSubviewToBack", "contains",
        "setContentHuggingPriority", "setContentCompressionResistancePriority", "invalidateIntrinsicContentSize",
        "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "addSubview", "insertSubview", "addGestureRecognizer", "snapshotView",
        "drawHierarchy", "cacheDisplay", "bitmapImageRepForCachingDisplay", "dataWithPDF", "addInteraction", "hitTest", "point",
    ]
}
