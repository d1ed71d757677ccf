// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Members whose write starts the control's own feedback or throws away what the person is doing.
    /// `weight`: `feedback` is reported, `layer` is worth knowing, `two_way` matters only when the value comes from a binding
    /// that the control writes back, `presentation` is here for what it is compared with alone.
    /// `callback` is the delegate method that the write calls at once, `no` or `unknown`; `compared_with` are the members
    /// whose comparison makes the write conditional on a change.
    static let feedbackMembers = FactTable(
        #"""
        class	member	form	effect	weight	callback	compared_with	source
        ARSession	run	call	replaces_content	two_way	unknown	configuration	Apple doc arkit/arsession/run(_:options:) (moves to the new configuration at once)
        AVCaptureVideoPreviewLayer	session	property	interrupts_playback	layer	no	session	no delegate
        AVPlayer	replaceCurrentItem	call	interrupts_playback	feedback	no	currentItem	Apple doc avfoundation/avplayer/replacecurrentitem(with:) (at once); same item is a no-op since iOS 5: iOS16.5 AVFoundation.framework/Headers/AVPlayer.h:332
        AVPlayer	seek	call	interrupts_playback	feedback	no	currentTime	no delegate
        AVPlayerLayer	player	property	interrupts_playback	layer	no	player	no delegate
        AVPlayerView	player	property	interrupts_playback	feedback	no	player	no callback exists
        AVPlayerViewController	player	property	interrupts_playback	feedback	no	player	no callback exists
        LPLinkView	metadata	property	replaces_content	two_way	no	metadata	no delegate
        MKMapView	camera	property	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); Apple doc mapkit/mkmapview/camera (moves at once); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	centerCoordinate	property	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	region	property	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:) / mapView(_:regionDidChangeAnimated:); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	selectAnnotation	call	resets_cursor	two_way	unknown	selectedAnnotations	iOS16.5 MapKit.framework/Headers/MKMapView.h:176 (asks the delegate for a view)
        MKMapView	setCamera	call	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	setCenter	call	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	setRegion	call	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	setUserTrackingMode	call	moves_scroll	feedback	unknown	userTrackingMode	callbacks: mapView(_:didChange:animated:); callback exists for it; not stated whether within the call; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	setVisibleMapRect	call	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	showAnnotations	call	moves_scroll	two_way	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); iOS16.5 MapKit.framework/Headers/MKMapView.h:185; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	userTrackingMode	property	moves_scroll	feedback	unknown	userTrackingMode	callbacks: mapView(_:didChange:animated:); callback exists for it; not stated whether within the call; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        MKMapView	visibleMapRect	property	moves_scroll	feedback	unknown	region,centerCoordinate,visibleMapRect,camera	callbacks: mapView(_:regionWillChangeAnimated:); map callbacks run on the main thread: Apple doc mapkit/mkmapviewdelegate; whether they come within the call is not stated; re-entry of updateUIView seen in meshtastic/Meshtastic-Apple pull 2012
        NSCollectionView	reloadData	call	reloads	feedback	unknown	numberOfItems,numberOfSections	Apple doc mirror appkit-nscollectionview-reloaddata().md (offsets are adjusted)
        NSCollectionView	selectionIndexPaths	property	resets_cursor	two_way	unknown	selectionIndexPaths	Apple doc appkit/nscollectionview/selectionindexpaths
        NSCollectionView	selectItems	call	resets_cursor	two_way	no	selectionIndexPaths	macOS13.3 AppKit.framework/Headers/NSCollectionView.h:238 (no selection callbacks)
        NSComboBox	reloadData	call	reloads	feedback	unknown	numberOfItems	objc2 AppKit/NSComboBox.rs:317
        NSComboBox	selectItem	call	resets_cursor	feedback	unknown	indexOfSelectedItem	objc2 AppKit/NSComboBox.rs:342
        NSDatePicker	dateValue	property	resets_cursor	two_way	unknown	dateValue	no source found
        NSOutlineView	reloadData	call	reloads	feedback	unknown	numberOfRows	as NSTableView
        NSOutlineView	selectRowIndexes	call	resets_cursor	feedback	outlineViewSelectionDidChange	selectedRowIndexes,selectedRow	as NSTableView, name of the callback from Apple doc appkit/nsoutlineviewdelegate
        NSPageController	selectedIndex	property	replaces_content	feedback	unknown	selectedIndex	objc2 AppKit/NSPageController.rs:136; Apple doc appkit/nspagecontroller/selectedindex
        NSPopover	show	call	presents	presentation	no	isShown	objc2 AppKit/NSPopover.rs:165
        NSPopUpButton	select	call	resets_cursor	two_way	unknown	selectedItem	objc2 AppKit/NSPopUpButton.rs:375
        NSPopUpButton	selectItem	call	resets_cursor	feedback	unknown	indexOfSelectedItem,selectedItem,titleOfSelectedItem	no source found
        NSResponder	becomeFirstResponder	call	steals_focus	feedback	unknown	isFirstResponder,currentEditor,firstResponder	objc2 AppKit/NSResponder.rs:267
        NSResponder	resignFirstResponder	call	steals_focus	feedback	unknown	isFirstResponder,currentEditor,firstResponder	objc2 AppKit/NSResponder.rs:271
        NSScrollView	magnification	property	moves_scroll	two_way	no	magnification	notifications only, no delegate
        NSSegmentedControl	selectedSegment	property	resets_cursor	two_way	unknown	selectedSegment	no source found
        NSTableView	reloadData	call	reloads	feedback	unknown	numberOfRows	Apple doc appkit/nstableview/reloaddata()
        NSTableView	scrollRowToVisible	call	moves_scroll	two_way	no	visibleRect	Apple doc appkit/nstableview/scrollrowtovisible(_:)
        NSTableView	selectRowIndexes	call	resets_cursor	feedback	tableViewSelectionDidChange	selectedRowIndexes,selectedRow	Apple doc appkit/nstableview/selectiondidchangenotification (posted after any selection change)
        NSTabView	selectTabViewItem	call	replaces_content	two_way	tabView	selectedTabViewItem	Apple doc mirror appkit-nstabview-selecttabviewitem(_:).md (asks shouldSelect)
        NSText	replaceCharacters	call	replaces_content	feedback	unknown	string,attributedString,isEqual,textStorage,attributedText,text	objc2 AppKit/NSText.rs:155
        NSText	scrollRangeToVisible	call	moves_scroll	feedback	no	contentOffset,visibleRect	objc2 AppKit/NSText.rs:288
        NSText	selectedRange	property	resets_cursor	feedback	unknown	selectedRange,selectedTextRange	objc2 AppKit/NSText.rs:284
        NSText	string	property	resets_cursor	feedback	unknown	string,textStorage	macOS13.3 AppKit.framework/Headers/NSText.h:183
        NSTextField	attributedStringValue	property	resets_cursor	feedback	unknown	attributedStringValue,stringValue	no page states a callback
        NSTextField	selectText	call	steals_focus	two_way	unknown	currentEditor	Apple doc mirror appkit-nstextfield-selecttext(_:).md (ends editing, selects all)
        NSTextField	stringValue	property	resets_cursor	feedback	unknown	stringValue,attributedStringValue	no page states a callback; ends the field editor's text
        NSTextStorage	replaceCharacters	call	replaces_content	feedback	no	string,attributedString,isEqual,textStorage,attributedText,text	as setAttributedString
        NSTextStorage	setAttributedString	call	replaces_content	feedback	no	string,attributedString,isEqual,textStorage,attributedText,text	Apple doc mirror appkit-nstextview-didchangetext().md (textDidChange needs didChangeText); NSTextStorageDelegate is called
        NSTextView	insertText	call	replaces_content	feedback	unknown	text,string	textDidChange(_:) follows didChangeText (Apple doc mirror appkit-nstextview-didchangetext().md); not stated for this call
        NSTextView	scrollRangeToVisible	call	moves_scroll	feedback	no	contentOffset,visibleRect	scrolling is a notification of the clip view, no delegate
        NSTextView	selectedRanges	property	resets_cursor	feedback	textViewDidChangeSelection	selectedRanges,selectedRange	Apple doc mirror appkit-nstextview-setselectedranges(_:affinity:stillselecting:).md (posts didChangeSelection, which is the delegate callback)
        NSTextView	setMarkedText	call	replaces_content	feedback	unknown	markedTextRange,markedRange,hasMarkedText	objc2 AppKit/NSTextInputClient.rs:70
        NSTextView	setSelectedRange	call	resets_cursor	feedback	textViewDidChangeSelection	selectedRange,selectedRanges	Apple doc mirror appkit-nstextview-setselectedranges(_:affinity:stillselecting:).md (posts didChangeSelection, which is the delegate callback)
        NSTextView	setSelectedRanges	call	resets_cursor	feedback	textViewDidChangeSelection	selectedRanges,selectedRange	Apple doc mirror appkit-nstextview-setselectedranges(_:affinity:stillselecting:).md (posts didChangeSelection, which is the delegate callback)
        NSTextView	string	property	resets_cursor	feedback	unknown	string,textStorage	macOS13.3 AppKit.framework/Headers/NSText.h:183 (textDidChange is for keys and paste)
        NSView	scroll	call	moves_scroll	two_way	no	visibleRect	Apple doc appkit/nsview/scroll(_:)
        NSViewController	presentAsSheet	call	presents	presentation	no	presentedViewControllers	objc2 AppKit/NSViewController.rs:261
        NSWindow	beginSheet	call	presents	presentation	no	attachedSheet,sheets	objc2 AppKit/NSWindow.rs:1638
        NSWindow	makeFirstResponder	call	steals_focus	feedback	unknown	firstResponder,isFirstResponder,currentEditor	Apple doc mirror appkit-nswindow-makefirstresponder(_:).md (the old one resigns first); begin editing is sent when the user first changes the text, not on focus: appkit-nstextdelegate-textdidbeginediting(_:).md
        NSWindow	makeKeyAndOrderFront	call	presents	presentation	no	isVisible,isKeyWindow	objc2 AppKit/NSWindow.rs:1170
        NSWindow	orderFront	call	presents	presentation	no	isVisible	objc2 AppKit/NSWindow.rs:1170
        PDFView	document	property	replaces_content	feedback	no	document	notifications only (PDFViewDocumentChanged), no delegate callback
        PDFView	go	call	moves_scroll	feedback	no	currentPage,currentDestination	iOS16.5 PDFKit.framework/Headers/PDFView.h:114-143; notification PDFViewPageChanged
        PDFView	scaleFactor	property	moves_scroll	two_way	unknown	scaleFactor	pdfViewWillChangeScaleFactor(_:toScale:) exists; not stated whether setting it calls it
        PHLivePhotoView	livePhoto	property	interrupts_playback	two_way	unknown	livePhoto	no source found
        PKCanvasView	drawing	property	replaces_content	feedback	unknown	drawing	iOS16.5 PencilKit.framework/Headers/PKCanvasView.h:21,34 (drawing did change; setting it is followed by finish rendering); not stated whether setting it sends canvasViewDrawingDidChange
        QLPreviewController	currentPreviewItemIndex	property	replaces_content	two_way	unknown	currentPreviewItemIndex	Apple doc quicklook/qlpreviewcontroller/currentpreviewitemindex
        QLPreviewController	reloadData	call	reloads	feedback	unknown	currentPreviewItem	Apple doc quicklook/qlpreviewcontroller/reloaddata() (recomputes only if the item changed)
        QLPreviewView	previewItem	property	replaces_content	feedback	no	previewItem	no delegate
        SCNView	scene	property	replaces_content	feedback	no	scene	no callback exists
        SKView	presentScene	call	replaces_content	feedback	no	scene	Apple doc spritekit/skview/presentscene(_:) (replaces at once); SKScene.didMove(to:) runs
        UICalendarSelectionSingleDate	setSelected	call	resets_cursor	two_way	unknown	selectedDate	iOS16.5 UIKit.framework/Headers/UICalendarSelectionSingleDate.h:26,40 (callback is documented for the user)
        UICollectionView	deselectItem	call	resets_cursor	two_way	unknown	indexPathsForSelectedItems	no source found
        UICollectionView	reloadData	call	reloads	feedback	unknown	numberOfItems,numberOfSections	iOS16.5 UIKit.framework/Headers/UICollectionView.h:422; Apple doc uikit/uicollectionview/reloaddata()
        UICollectionView	scrollToItem	call	moves_scroll	feedback	scrollViewDidScroll	contentOffset,indexPathsForVisibleItems	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UICollectionView	selectItem	call	resets_cursor	feedback	no	indexPathsForSelectedItems	Apple doc uikit/uicollectionview/selectitem(at:animated:scrollposition:) (no selection callbacks)
        UICollectionViewDiffableDataSource	apply	call	reloads	two_way	unknown	snapshot	no source found
        UIColorPickerViewController	selectedColor	property	resets_cursor	two_way	unknown	selectedColor	iOS16.5 UIKit.framework/Headers/UIColorPickerViewController.h:21 (callback when selectedColor changes)
        UIDatePicker	date	property	resets_cursor	two_way	unknown	date	no source found
        UIDatePicker	setDate	call	resets_cursor	two_way	unknown	date	iOS16.5 UIKit.framework/Headers/UIDatePicker.h:48
        UINavigationBar	setItems	call	replaces_content	feedback	unknown	items	objc2 UIKit/UINavigationBar.rs:199
        UINavigationController	setViewControllers	call	replaces_content	feedback	unknown	viewControllers	navigationController(_:willShow:animated:) follows; not stated whether within the call
        UIPageControl	currentPage	property	resets_cursor	two_way	unknown	currentPage	no source found
        UIPageViewController	setViewControllers	call	replaces_content	feedback	no	viewControllers	iOS16.5 UIKit.framework/Headers/UIPageViewController.h:84,87 (delegate transitions are sent for gestures only); :113 asks the data source for presentation count and index
        UIPickerView	reloadAllComponents	call	reloads	feedback	unknown	numberOfRows,numberOfComponents	iOS16.5 UIKit.framework/Headers/UIPickerView.h:36
        UIPickerView	reloadComponent	call	reloads	two_way	unknown	numberOfRows	iOS16.5 UIKit.framework/Headers/UIPickerView.h:37
        UIPickerView	selectRow	call	resets_cursor	feedback	unknown	selectedRow	iOS16.5 UIKit.framework/Headers/UIPickerView.h:39 (says nothing on callbacks)
        UIResponder	becomeFirstResponder	call	steals_focus	feedback	unknown	isFirstResponder,currentEditor,firstResponder	objc2 UIKit/UIResponder.rs:364
        UIResponder	resignFirstResponder	call	steals_focus	feedback	unknown	isFirstResponder,currentEditor,firstResponder	objc2 UIKit/UIResponder.rs:372
        UIScrollView	contentOffset	property	moves_scroll	feedback	scrollViewDidScroll	contentOffset	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UIScrollView	scrollRectToVisible	call	moves_scroll	feedback	scrollViewDidScroll	contentOffset,visibleRect	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change); nothing happens if the rect is visible already (:108)
        UIScrollView	setContentOffset	call	moves_scroll	feedback	scrollViewDidScroll	contentOffset	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change); animated: later ones, then scrollViewDidEndScrollingAnimation (:194)
        UIScrollView	setZoomScale	call	moves_scroll	feedback	scrollViewDidZoom	zoomScale	iOS16.5 UIKit.framework/Headers/UIScrollView.h:182 (any zoom scale change)
        UIScrollView	zoom	call	moves_scroll	feedback	scrollViewDidZoom	zoomScale,contentOffset	iOS16.5 UIKit.framework/Headers/UIScrollView.h:182 (any zoom scale change)
        UIScrollView	zoomScale	property	moves_scroll	feedback	scrollViewDidZoom	zoomScale	iOS16.5 UIKit.framework/Headers/UIScrollView.h:182 (any zoom scale change)
        UISearchBar	text	property	resets_cursor	feedback	unknown	text,attributedText,textStorage	iOS16.5 UIKit.framework/Headers/UISearchBar.h:178 (sent when the text changes, clearing included; programmatic changes not excluded)
        UISegmentedControl	selectedSegmentIndex	property	resets_cursor	two_way	unknown	selectedSegmentIndex	iOS16.5 UIKit.framework/Headers/UISegmentedControl.h:92 (says nothing)
        UISlider	setValue	call	resets_cursor	two_way	no	value	iOS16.5 UIKit.framework/Headers/UISlider.h:34 (no action)
        UISlider	value	property	resets_cursor	two_way	unknown	value	no source found
        UIStepper	value	property	resets_cursor	two_way	unknown	value	iOS16.5 UIKit.framework/Headers/UIStepper.h:24 (comment says valueChanged is sent, not by whom)
        UISwitch	isOn	property	resets_cursor	two_way	no	isOn	Apple doc uikit/uiswitch/seton(_:animated:) (no action message)
        UISwitch	setOn	call	resets_cursor	two_way	no	isOn	iOS16.5 UIKit.framework/Headers/UISwitch.h:47 (no action)
        UITabBar	setItems	call	replaces_content	feedback	unknown	items	no source found
        UITabBarController	selectedIndex	property	replaces_content	feedback	unknown	selectedIndex,selectedViewController	no source found; didSelect is documented for taps
        UITabBarController	setViewControllers	call	replaces_content	feedback	unknown	viewControllers	no source found
        UITableView	deselectRow	call	resets_cursor	two_way	no	indexPathForSelectedRow,indexPathsForSelectedRows	iOS16.5 UIKit.framework/Headers/UITableView.h:450
        UITableView	reloadData	call	reloads	feedback	unknown	numberOfRows,numberOfSections	Apple doc uikit/uitableview/reloaddata() (offsets are adjusted)
        UITableView	reloadSections	call	reloads	two_way	unknown	numberOfSections,numberOfRows	no source found
        UITableView	scrollToRow	call	moves_scroll	feedback	scrollViewDidScroll	contentOffset,indexPathsForVisibleRows	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UITableView	selectRow	call	resets_cursor	feedback	no	indexPathForSelectedRow,indexPathsForSelectedRows	iOS16.5 UIKit.framework/Headers/UITableView.h:450 (no delegate call, no notification)
        UITextField	attributedText	property	resets_cursor	feedback	unknown	attributedText,text,textStorage	no page states a callback
        UITextField	becomeFirstResponder	call	steals_focus	feedback	textFieldDidBeginEditing	isFirstResponder,currentEditor,firstResponder	iOS16.5 UIKit.framework/Headers/UITextField.h:144 (sent on becoming first responder)
        UITextField	insertText	call	replaces_content	feedback	unknown	text,string	objc2 UIKit/UITextInput.rs:20
        UITextField	resignFirstResponder	call	steals_focus	feedback	textFieldDidEndEditing	isFirstResponder,currentEditor,firstResponder	iOS16.5 UIKit.framework/Headers/UITextField.h:145-147
        UITextField	selectedTextRange	property	resets_cursor	feedback	unknown	selectedTextRange,selectedRange	textFieldDidChangeSelection(_:) is sent on a selection change (Apple doc uikit/uitextfielddelegate/textfielddidchangeselection(_:)); programmatic ones and timing not stated
        UITextField	setMarkedText	call	replaces_content	feedback	unknown	markedTextRange,markedRange,hasMarkedText	objc2 UIKit/UITextInput.rs:331
        UITextField	text	property	resets_cursor	feedback	unknown	text,attributedText,textStorage	no page states a callback; .editingChanged is for edits of the user
        UITextView	attributedText	property	resets_cursor	feedback	no	attributedText,text,textStorage	Apple's textViewDidChange page as quoted in twostraws/Sourceful pull 19: not sent for programmatic changes; whether the selection callback comes: no source found
        UITextView	insertText	call	replaces_content	feedback	unknown	text,string	no source found
        UITextView	scrollRangeToVisible	call	moves_scroll	feedback	scrollViewDidScroll	contentOffset,visibleRect	iOS16.5 UIKit.framework/Headers/UIScrollView.h:181 (any offset change)
        UITextView	selectedRange	property	resets_cursor	feedback	unknown	selectedRange,selectedTextRange	textViewDidChangeSelection(_:) is sent on a selection change (Apple doc uikit/uitextviewdelegate/textviewdidchangeselection(_:)); programmatic ones and timing not stated
        UITextView	selectedTextRange	property	resets_cursor	feedback	unknown	selectedTextRange,selectedRange	textViewDidChangeSelection(_:) is sent on a selection change (Apple doc uikit/uitextviewdelegate/textviewdidchangeselection(_:)); programmatic ones and timing not stated
        UITextView	setMarkedText	call	replaces_content	feedback	unknown	markedTextRange,markedRange,hasMarkedText	no source found
        UITextView	text	property	resets_cursor	feedback	no	text,attributedText,textStorage	Apple's textViewDidChange page as quoted in twostraws/Sourceful pull 19: not sent for programmatic changes; whether the selection callback comes: no source found
        UIToolbar	setItems	call	replaces_content	feedback	no	items	no callback exists
        UIViewController	present	call	presents	presentation	no	presentedViewController,isBeingPresented	objc2 UIKit/UIViewController.rs:459
        WKInterfacePicker	setItems	call	replaces_content	feedback	unknown	items	Apple doc watchkit/wkinterfacepicker/setitems(_:)
        WKInterfacePicker	setSelectedItemIndex	call	resets_cursor	two_way	unknown	selectedItemIndex	Apple doc watchkit/wkinterfacepicker/setselecteditemindex(_:)
        WKInterfaceSCNScene	scene	property	replaces_content	feedback	no	scene	Apple doc scenekit/scnscenerenderer/scene
        WKInterfaceSKScene	presentScene	call	replaces_content	feedback	no	scene	Apple doc watchkit/wkinterfaceskscene/presentscene(_:)
        WKWebView	load	call	replaces_content	feedback	no	url,request	Apple doc webkit/wkwebview/load(_:) (returns a navigation; callbacks follow later)
        WKWebView	loadFileURL	call	replaces_content	feedback	no	url,request	as load(_:)
        WKWebView	loadHTMLString	call	replaces_content	feedback	no	url,request	Apple doc webkit/wkwebview/loadhtmlstring(_:baseurl:)
        WKWebView	reload	call	reloads	feedback	no	url,request,isLoading	Apple doc webkit/wkwebview/reload()
        """#
    )
}
