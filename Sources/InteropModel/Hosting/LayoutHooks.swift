/// The methods that UIKit and AppKit call again and again on a view or on a controller.
package enum LayoutHooks {
    /// Sources: Apple doc uikit/uiview (layoutSubviews, updateConstraints, draw(_:), updateProperties), uikit/uiviewcontroller
    /// (viewDidLayoutSubviews, viewWillLayoutSubviews, viewWillAppear(_:), viewIsAppearing(_:), viewDidAppear(_:),
    /// updateViewConstraints, updateProperties), appkit/nsview (layout, updateConstraints, updateLayer, draw(_:)),
    /// appkit/nsviewcontroller (viewWillLayout, viewDidLayout, viewWillAppear, viewDidAppear, updateViewConstraints).
    private static let repeated: Set<String> = [
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "updateConstraints", "updateViewConstraints", "draw",
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "updateProperties", "layout", "viewWillLayout", "viewDidLayout",
        "updateLayer",
    ]

    /// Those in which a view's frame is set at each layout pass. Sources as above.
    private static let layout: Set<String> = [
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayout", "viewWillLayout", "layout",
        // A view that lays its subviews out by hand may do so in these.
        "resizeSubviews", "setFrameSize", "viewWillTransition",
    ]

    static func isRepeated(_ name: String) -> Bool { repeated.contains(name) }

    /// Whether the method is called again and again, on an object of this ancestry.
    static func isRepeated(_ method: Host.Method, of ancestry: [String]) -> Bool {
        isMethod(method, among: repeated, of: ancestry)
    }

    static func isLayout(_ method: Host.Method, of ancestry: [String]) -> Bool {
        isMethod(method, among: layout, of: ancestry)
    }

    private static func isMethod(_ method: Host.Method, among names: Set<String>, of ancestry: [String]) -> Bool {
        guard let declaration = method.function?.declaration, declaration.kind == .function, names.contains(method.name),
            !declaration.head.isStatic, declaration.parameters.count <= 2
        else { return false }
        // Of another module's class that no file declares.
        if declaration.head.has("override"), method.name.contains("ayout") || method.name.contains("ppear") { return true }
        return !Set(ancestry).isDisjoint(with: ["UIView", "NSView", "UIViewController", "NSViewController"])
    }
}
