// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Who keeps the delegate that it is given, and who is given one by an initializer without keeping it. A delegate
    /// property that is not listed is a weak or unretained reference, as the frameworks' nearly all are.
    static let delegateRetention = FactTable(
        #"""
        class	given_by	retained	source
        CAAnimation	property	yes	Apple doc quartzcore/caanimation/delegate ("retained by the receiver")
        UIContextMenuInteraction	init	no	Apple doc uikit/uicontextmenuinteraction/delegate (weak)
        UIDragInteraction	init	no	Apple doc uikit/uidraginteraction/delegate (weak)
        UIDropInteraction	init	no	Apple doc uikit/uidropinteraction/delegate (weak)
        UILargeContentViewerInteraction	init	no	iOS SDK UIKit.framework/Headers/UILargeContentViewer.h (weak)
        UIPencilInteraction	init	no	objc2 UIKit/UIPencilInteraction.rs:138 (weak)
        URLSessionTask	property	yes	iOS SDK Foundation.framework/Headers/NSURLSession.h (retain)
        """#)
}
