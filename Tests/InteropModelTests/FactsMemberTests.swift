import Testing

@testable import InteropModel

@Suite("Feedback members")
struct FactsMemberTests {
    private func member(_ name: String, isCall: Bool = false, of className: String) -> FeedbackMember? {
        FeedbackMembers.member(name, isCall: isCall, of: FrameworkClasses.ancestry(of: className))
    }

    @Test("every class of a row is a known one, and every row is compared with something")
    func classesAreKnown() {
        for member in FeedbackMembers.all {
            #expect(FrameworkClasses.named(member.className) != nil, "\(member.className)")
            #expect(!member.comparedWith.isEmpty, "\(member.className).\(member.name)")
        }
    }

    @Test("a property that is written is compared with itself")
    func propertiesAreComparedWithThemselves() {
        for member in FeedbackMembers.all where !member.isCall {
            #expect(member.comparedWith.contains(member.name), "\(member.className).\(member.name)")
        }
    }

    @Test("a subclass has the members of its superclass")
    func inheritance() {
        #expect(member("contentOffset", of: "PKCanvasView")?.className == "UIScrollView")
        #expect(member("text", of: "UISearchTextField")?.weight == .feedback)
        #expect(member("stringValue", of: "NSComboBox")?.weight == .feedback)
        #expect(member("scene", of: "ARSCNView")?.weight == .feedback)
        #expect(member("seek", isCall: true, of: "AVQueuePlayer")?.weight == .feedback)
        #expect(member("text", of: "UILabel") == nil)
    }

    @Test("the form is part of the member")
    func form() {
        #expect(member("setRegion", isCall: true, of: "MKMapView")?.effect == .movesScroll)
        #expect(member("setRegion", of: "MKMapView") == nil)
        #expect(member("region", of: "MKMapView")?.comparedWith.contains("centerCoordinate") == true)
    }

    @Test("layers are worth knowing, controllers are warned of")
    func layers() {
        #expect(member("player", of: "AVPlayerLayer")?.weight == .layer)
        #expect(member("session", of: "AVCaptureVideoPreviewLayer")?.weight == .layer)
        #expect(member("player", of: "AVPlayerViewController")?.weight == .feedback)
        #expect(member("player", of: "AVPlayerView")?.weight == .feedback)
    }

    @Test(
        "controls that only carry a value are two-way",
        arguments: [
            ("value", "UISlider"), ("isOn", "UISwitch"), ("date", "UIDatePicker"), ("dateValue", "NSDatePicker"),
            ("currentPage", "UIPageControl"), ("selectedSegmentIndex", "UISegmentedControl"),
        ])
    func twoWay(_ name: String, _ className: String) {
        #expect(member(name, of: className)?.weight == .twoWay)
    }

    @Test("responder calls are known on every view of either system")
    func responders() {
        #expect(member("becomeFirstResponder", isCall: true, of: "UITextField")?.callback == .method("textFieldDidBeginEditing"))
        #expect(member("becomeFirstResponder", isCall: true, of: "UIView")?.comparedWith.contains("isFirstResponder") == true)
        #expect(member("becomeFirstResponder", isCall: true, of: "NSTextField")?.effect == .stealsFocus)
        #expect(member("makeFirstResponder", isCall: true, of: "NSWindow")?.comparedWith.contains("currentEditor") == true)
    }

    @Test("a reload is compared with counts, a load with the address")
    func comparedWith() {
        #expect(member("reloadData", isCall: true, of: "UITableView")?.comparedWith.contains("numberOfRows") == true)
        #expect(member("load", isCall: true, of: "WKWebView")?.comparedWith == ["url", "request"])
        #expect(member("show", isCall: true, of: "NSPopover")?.comparedWith == ["isShown"])
        #expect(member("setViewControllers", isCall: true, of: "UIPageViewController")?.comparedWith == ["viewControllers"])
        #expect(member("replaceCurrentItem", isCall: true, of: "AVPlayer")?.comparedWith == ["currentItem"])
    }

    @Test(
        "the members of the catalogue are there",
        arguments: [
            "text", "attributedText", "stringValue", "string", "attributedStringValue", "selectedRange", "selectedRanges",
            "selectedTextRange", "contentOffset", "zoomScale", "region", "centerCoordinate", "camera", "visibleMapRect",
            "userTrackingMode", "drawing", "document", "selectedIndex", "player", "scene", "previewItem",
        ])
    func catalogueProperties(_ name: String) {
        #expect(FeedbackMembers.members(named: name, isCall: false).contains { $0.weight == .feedback })
    }

    @Test(
        "the calls of the catalogue are there",
        arguments: [
            "setSelectedRange", "insertText", "setMarkedText", "setContentOffset", "setZoomScale", "zoom", "scrollRectToVisible",
            "scrollToItem", "scrollToRow", "scrollRangeToVisible", "setRegion", "setCenter", "setCamera", "setVisibleMapRect",
            "setUserTrackingMode", "load", "loadHTMLString", "loadFileURL", "setViewControllers", "selectRow", "selectRowIndexes",
            "selectItem", "go", "reload", "presentScene", "becomeFirstResponder", "resignFirstResponder", "makeFirstResponder",
            "replaceCurrentItem", "seek", "reloadData", "reloadAllComponents", "setItems", "setAttributedString", "replaceCharacters",
        ])
    func catalogueCalls(_ name: String) {
        #expect(FeedbackMembers.members(named: name, isCall: true).contains { $0.weight == .feedback })
    }
}
