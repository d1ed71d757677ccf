// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Controllers shown as a whole screen or sheet. `closes_by_itself_on`: `all`, `none`, `cancel`, `unimplemented_cancel` (a cancel
    /// that the delegate does not implement) or `unknown`.
    static let modalControllers = FactTable(
        #"""
        class	protocol	closes_by_itself_on	takes_inputs_once	source
        ASAuthorizationController	ASAuthorizationControllerDelegate	unknown	yes	no view controller of the app; Apple doc authenticationservices/asauthorizationcontrollerdelegate says nothing on closing
        AVPlayerViewController	AVPlayerViewControllerDelegate	unknown	no	iOS16.5 AVKit.framework/Headers/AVPlayerViewController.h:249 (by itself when Picture in Picture starts); its close button: no source found
        CNContactPicker	CNContactPickerDelegate	unknown	no	Apple doc contactsui/cncontactpicker (popover with close(); contactPickerWillClose and DidClose report it)
        CNContactPickerViewController	CNContactPickerDelegate	all	no	iOS16.5 ContactsUI.framework/Headers/CNContactPickerViewController.h:70-71 (cancel callback is sent when it is closed; dismissed by itself after a pick); predicates only before presentation: Apple doc contactsui/cncontactpickerviewcontroller
        CNContactViewController	CNContactViewControllerDelegate	none	yes	Apple doc contactsui/cncontactviewcontrollerdelegate/contactviewcontroller(_:didcompletewith:) (delegate dismisses); contact is taken by init
        DataScannerViewController	DataScannerViewControllerDelegate	unknown	yes	Apple doc visionkit/datascannerviewcontroller/recognizeddatatypes (a let); says nothing on closing
        EKCalendarChooser	EKCalendarChooserDelegate	none	yes	iOS16.5 EventKitUI.framework/Headers/EKCalendarChooser.h:61 (recipient dismisses); style and store are taken by init
        EKEventEditViewController	EKEventEditViewDelegate	none	no	iOS16.5 EventKitUI.framework/Headers/EKEventEditViewController.h:72,91; Apple doc eventkitui/ekeventeditviewdelegate/eventeditviewcontroller(_:didcompletewith:)
        EKEventViewController	EKEventViewDelegate	none	no	iOS16.5 EventKitUI.framework/Headers/EKEventViewController.h:79 (delegate decides)
        GKGameCenterViewController	GKGameCenterControllerDelegate	none	yes	Apple doc gamekit/gkgamecentercontrollerdelegate/gamecenterviewcontrollerdidfinish(_:); deprecated in the Xcode 26.5 SDK
        GKMatchmakerViewController	GKMatchmakerViewControllerDelegate	none	yes	Apple doc gamekit/gkmatchmakerviewcontrollerdelegate (every exit must dismiss)
        GKTurnBasedMatchmakerViewController	GKTurnBasedMatchmakerViewControllerDelegate	none	yes	Apple doc gamekit/gkturnbasedmatchmakerviewcontrollerdelegate (every exit must dismiss)
        ImagePlaygroundViewController	ImagePlaygroundViewController.Delegate	none	no	Apple doc imageplayground/imageplaygroundviewcontroller/delegate-swift.protocol/imageplaygroundviewcontrollerdidcancel(_:) (use it to dismiss)
        INUIAddVoiceShortcutViewController	INUIAddVoiceShortcutViewControllerDelegate	none	yes	iOS16.5 IntentsUI.framework/Headers/INUIAddVoiceShortcutViewController.h:42,48
        INUIEditVoiceShortcutViewController	INUIEditVoiceShortcutViewControllerDelegate	none	yes	iOS16.5 IntentsUI.framework/Headers/INUIEditVoiceShortcutViewController.h:41,47,53
        MCBrowserViewController	MCBrowserViewControllerDelegate	none	yes	Apple doc multipeerconnectivity/mcbrowserviewcontrollerdelegate (both exits must dismiss)
        MFMailComposeViewController	MFMailComposeViewControllerDelegate	none	yes	developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate (2026 page); fields are set before presentation only; takes its inputs before it is shown
        MFMessageComposeViewController	MFMessageComposeViewControllerDelegate	none	yes	iOS16.5 MessageUI.framework/Headers/MFMessageComposeViewController.h:162; fields are set before presentation only; takes its inputs before it is shown
        MPMediaPickerController	MPMediaPickerControllerDelegate	none	yes	iOS16.5 MediaPlayer.framework/Headers/MPMediaPickerController.h:47; media types are taken by init
        NSAlert	NSAlertDelegate	all	no	Apple doc mirror appkit-nsalert-runmodal().md and appkit-nsalert-beginsheetmodal(for:completionhandler:).md (a modal session that ends with the button clicked)
        NSOpenPanel	NSOpenSavePanelDelegate	all	no	Apple doc mirror appkit-nssavepanel-begin(completionhandler:).md (handler runs after the user closes the panel)
        NSSavePanel	NSOpenSavePanelDelegate	all	no	Apple doc mirror appkit-nssavepanel-begin(completionhandler:).md (handler runs after the user closes the panel)
        NSSharingServicePicker	NSSharingServicePickerDelegate	unknown	yes	unknown on closing (it has close(): Apple doc mirror appkit-nssharingservicepicker-show(relativeto:of:preferrededge:).md); items are taken by init
        PHPickerViewController	PHPickerViewControllerDelegate	none	yes	iOS16.5 PhotosUI.framework/Headers/PHPicker.h:178; configuration is read-only after init
        PKAddPassesViewController	PKAddPassesViewControllerDelegate	none	yes	Apple doc passkit/pkaddpassesviewcontrollerdelegate/addpassesviewcontrollerdidfinish(_:) (when that callback is implemented it has to dismiss); iOS16.5 PassKit.framework/Headers/PKAddPassesViewController.h:25. Without the callback: it is said to be optional, so by itself, not stated
        PKAddPaymentPassViewController	PKAddPaymentPassViewControllerDelegate	unknown	yes	iOS16.5 PassKit.framework/Headers/PKAddPaymentPassViewController.h:40 (says nothing)
        PKPaymentAuthorizationController	PKPaymentAuthorizationControllerDelegate	none	yes	iOS16.5 PassKit.framework/Headers/PKPaymentAuthorizationController.h:48,168
        PKPaymentAuthorizationViewController	PKPaymentAuthorizationViewControllerDelegate	none	yes	iOS16.5 PassKit.framework/Headers/PKPaymentAuthorizationViewControllerDelegate.h:49
        PKShareSecureElementPassViewController	PKShareSecureElementPassViewControllerDelegate	none	yes	iOS16.5 PassKit.framework/Headers/PKShareSecureElementPassViewController.h:39
        QLPreviewController	QLPreviewControllerDelegate	all	yes	iOS16.5 QuickLook.framework/Headers/QLPreviewController.h:107,112 (callbacks report that it is about to close and has closed); inputs come from its data source; takes its inputs before it is shown
        RPBroadcastActivityViewController	RPBroadcastActivityViewControllerDelegate	none	yes	iOS16.5 ReplayKit.framework/Headers/RPBroadcast.h:84
        RPPreviewViewController	RPPreviewViewControllerDelegate	none	yes	Apple doc replaykit/rppreviewviewcontrollerdelegate/previewcontroller(_:didfinishwithactivitytypes:); made by the recorder, no inputs
        SFSafariViewController	SFSafariViewControllerDelegate	all	yes	iOS16.5 SafariServices.framework/Headers/SFSafariViewController.h:117 and :63 (later changes not reflected); Apple doc safariservices/sfsafariviewcontrollerdelegate/safariviewcontrollerdidfinish(_:)
        SKCloudServiceSetupViewController	SKCloudServiceSetupViewControllerDelegate	all	no	iOS16.5 StoreKit.framework/Headers/SKCloudServiceSetupViewController.h:45
        SKStoreProductViewController	SKStoreProductViewControllerDelegate	unknown	no	sources disagree: iOS16.5 StoreKit.framework/Headers/SKStoreProductViewController.h:48 (sent after it was dismissed) against Apple doc storekit/skstoreproductviewcontrollerdelegate/productviewcontrollerdidfinish(_:) (delegate dismisses)
        UIActivityViewController	UIActivityItemSource	all	yes	iOS16.5 UIKit.framework/Headers/UIActivityViewController.h:29 (completionWithItemsHandler is cleared once it is dismissed); items are taken by init. Apple's overview says the app dismisses it, which is contradicted by that handler
        UIAlertController	-	unknown	no	unknown (no page states that an action closes it)
        UICloudSharingController	UICloudSharingControllerDelegate	unknown	yes	no callback reports an exit (Apple doc uikit/uicloudsharingcontrollerdelegate); share and container are taken by init
        UIColorPickerViewController	UIColorPickerViewControllerDelegate	all	no	Apple doc uikit/uicolorpickerviewcontrollerdelegate/colorpickerviewcontrollerdidfinish(_:); iOS16.5 UIKit.framework/Headers/UIColorPickerViewController.h:36
        UIDocumentBrowserViewController	UIDocumentBrowserViewControllerDelegate	unknown	yes	Apple doc uikit/uidocumentbrowserviewcontrollerdelegate (reports picks only, says nothing on closing)
        UIDocumentInteractionController	UIDocumentInteractionControllerDelegate	all	no	iOS16.5 UIKit.framework/Headers/UIDocumentInteractionController.h:84 (reports did dismiss)
        UIDocumentPickerViewController	UIDocumentPickerDelegate	all	yes	openradar-mirror issue 1418 (dismissed before the callback since iOS 8.2); iOS16.5 UIKit.framework/Headers/UIDocumentPickerViewController.h:24 (cancel is sent after the user dismissed it). Swipe down sends no callback: bryanthaboi/gen1recomp pull 728
        UIFontPickerViewController	UIFontPickerViewControllerDelegate	cancel	yes	Apple doc uikit/uifontpickerviewcontrollerdelegate/fontpickerviewcontrollerdidcancel(_:) (user dismissed it). On success: unknown, no source found; configuration is taken by init
        UIImagePickerController	UIImagePickerControllerDelegate	unimplemented_cancel	yes	iOS16.5 UIKit.framework/Headers/UIImagePickerController.h:115; Apple doc uikit/uiimagepickercontrollerdelegate/imagepickercontrollerdidcancel(_:) (a delegate that implements a callback dismisses); takes its inputs before it is shown
        UIPrintInteractionController	UIPrintInteractionControllerDelegate	all	no	iOS16.5 UIKit.framework/Headers/UIPrintInteractionController.h:82-83 (reports will and did dismiss)
        UIReferenceLibraryViewController	-	unknown	yes	Apple doc uikit/uireferencelibraryviewcontroller (term is taken by init; says nothing on closing)
        UITextFormattingViewController	UITextFormattingViewControllerDelegate	unknown	yes	objc2 UIKit/UITextFormattingViewController.rs (configuration is taken by init; says nothing on closing)
        UIVideoEditorController	UIVideoEditorControllerDelegate	none	no	iOS16.5 UIKit.framework/Headers/UIVideoEditorController.h:34
        VNDocumentCameraViewController	VNDocumentCameraViewControllerDelegate	none	no	Apple doc visionkit/vndocumentcameraviewcontrollerdelegate (app dismisses in all callbacks); iOS16.5 VisionKit.framework/Headers/VNDocumentCameraViewController.h:35
        """#
    )
}
