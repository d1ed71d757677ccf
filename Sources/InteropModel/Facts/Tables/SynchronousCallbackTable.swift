// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Members whose write or call makes a framework call the `delegate` of `owner` before it returns. `animated`: also at
    /// once where the change is animated; otherwise an animated one calls back later.
    static let synchronousCallbacks = FactTable(
        #"""
        class	member	form	owner	callback	animated	source
        MKMapView	camera	property	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	camera	property	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	camera	property	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        MKMapView	centerCoordinate	property	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	centerCoordinate	property	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	centerCoordinate	property	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        MKMapView	region	property	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	region	property	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	region	property	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        MKMapView	setCamera	call	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	setCamera	call	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	setCamera	call	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        MKMapView	setCenter	call	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	setCenter	call	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	setCenter	call	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        MKMapView	setRegion	call	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	setRegion	call	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	setRegion	call	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        MKMapView	setVisibleMapRect	call	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	setVisibleMapRect	call	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	setVisibleMapRect	call	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        MKMapView	visibleMapRect	property	MKMapView	mapView(_:regionWillChangeAnimated:)	yes	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regionwillchangeanimated:)
        MKMapView	visibleMapRect	property	MKMapView	mapView(_:regionDidChangeAnimated:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapview(_:regiondidchangeanimated:)
        MKMapView	visibleMapRect	property	MKMapView	mapViewDidChangeVisibleRegion(_:)	no	chris.eidhof.nl/post/view-representable (a map delegate that runs within the update); Apple doc mapkit/mkmapviewdelegate/mapviewdidchangevisibleregion(_:)
        NSOutlineView	selectRowIndexes	call	NSOutlineView	outlineViewSelectionDidChange(_:)	yes	as NSTableView, name of the callback from Apple doc appkit/nsoutlineviewdelegate
        NSTableView	selectRowIndexes	call	NSTableView	tableViewSelectionDidChange(_:)	yes	Apple doc appkit/nstableview/selectiondidchangenotification (posted after any selection change)
        NSTextView	selectedRange	property	NSTextView	textViewDidChangeSelection(_:)	yes	Apple doc mirror appkit-nstextview-setselectedranges(_:affinity:stillselecting:).md (posts didChangeSelection, which is the delegate callback)
        NSTextView	selectedRanges	property	NSTextView	textViewDidChangeSelection(_:)	yes	Apple doc mirror appkit-nstextview-setselectedranges(_:affinity:stillselecting:).md (posts didChangeSelection, which is the delegate callback)
        NSTextView	setSelectedRange	call	NSTextView	textViewDidChangeSelection(_:)	yes	Apple doc mirror appkit-nstextview-setselectedranges(_:affinity:stillselecting:).md (posts didChangeSelection, which is the delegate callback)
        NSTextView	setSelectedRanges	call	NSTextView	textViewDidChangeSelection(_:)	yes	Apple doc mirror appkit-nstextview-setselectedranges(_:affinity:stillselecting:).md (posts didChangeSelection, which is the delegate callback)
        NSWindow	makeFirstResponder	call	NSTextField	controlTextDidEndEditing(_:)	yes	Apple doc mirror appkit-nswindow-makefirstresponder(_:).md (the old one resigns first, within the call); island-io/mila pull 188
        NSWindow	makeFirstResponder	call	NSTextView	textDidEndEditing(_:)	yes	Apple doc mirror appkit-nswindow-makefirstresponder(_:).md (the old one resigns first, within the call); island-io/mila pull 188
        UICollectionView	scrollToItem	call	UICollectionView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UIScrollView	contentOffset	property	UIScrollView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UIScrollView	scrollRectToVisible	call	UIScrollView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UIScrollView	setContentOffset	call	UIScrollView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UIScrollView	setZoomScale	call	UIScrollView	scrollViewDidZoom(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:182 (any zoom scale change)
        UIScrollView	setZoomScale	call	UIScrollView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change), which zooming brings
        UIScrollView	zoom	call	UIScrollView	scrollViewDidZoom(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:182 (any zoom scale change)
        UIScrollView	zoom	call	UIScrollView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change), which zooming brings
        UIScrollView	zoomScale	property	UIScrollView	scrollViewDidZoom(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:182 (any zoom scale change)
        UIScrollView	zoomScale	property	UIScrollView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change), which zooming brings
        UITableView	scrollToRow	call	UITableView	scrollViewDidScroll(_:)	no	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UITextField	becomeFirstResponder	call	UITextField	textFieldDidBeginEditing(_:)	yes	iOS16.5 UIKit.framework/Headers/UITextField.h:144-147 (sent on becoming and resigning); seen within an update in MojtabaHs/iPhoneNumberField 15, 48
        UITextField	resignFirstResponder	call	UITextField	textFieldDidEndEditing(_:)	yes	iOS16.5 UIKit.framework/Headers/UITextField.h:144-147 (sent on becoming and resigning); seen within an update in MojtabaHs/iPhoneNumberField 15, 48
        UITextField	resignFirstResponder	call	UITextField	textFieldDidEndEditing(_:reason:)	yes	iOS16.5 UIKit.framework/Headers/UITextField.h:144-147 (sent on becoming and resigning); seen within an update in MojtabaHs/iPhoneNumberField 15, 48
        UITextView	becomeFirstResponder	call	UITextView	textViewDidBeginEditing(_:)	yes	danielamitay/DAKeyboardControl 13 (the two calls send the begin and end callbacks)
        UITextView	resignFirstResponder	call	UITextView	textViewDidEndEditing(_:)	yes	danielamitay/DAKeyboardControl 13 (the two calls send the begin and end callbacks)
        UITextView	selectedRange	property	UITextView	textViewDidChangeSelection(_:)	yes	Apple doc uikit/uitextviewdelegate/textviewdidchangeselection(_:) (on a selection change); public UIKit editors set a flag around the assignment to keep the callback out
        UITextView	selectedTextRange	property	UITextView	textViewDidChangeSelection(_:)	yes	Apple doc uikit/uitextviewdelegate/textviewdidchangeselection(_:) (on a selection change); public UIKit editors set a flag around the assignment to keep the callback out; the same selection as selectedRange
        """#
    )
}
