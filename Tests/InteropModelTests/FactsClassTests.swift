import Testing

@testable import InteropModel

@Suite("Framework classes")
struct FactsClassTests {
    /// Superclasses that the table leaves out because nothing is asked of them.
    private static let outside: Set<String> = [
        "NSObject", "AVAudioNode", "AVCaptureControl", "AVCaptureFileOutput", "AVCaptureInput", "AVCaptureOutput",
        "CAOpenGLLayer", "CAPropertyAnimation", "GKPlayer", "MKMapConfiguration", "MKMultiPoint", "MKOverlayPathRenderer",
        "MKShape", "NSTextContentManager", "PKTool", "UICalendarSelection", "UIFeedbackGenerator",
    ]

    @Test("every ancestry ends at a root or at a class that is left out on purpose")
    func ancestryEnds() {
        for known in FrameworkClasses.all {
            for platforms: PlatformSet in [.uiKit, .macOS] {
                let chain = FrameworkClasses.ancestry(of: known.name, platforms: platforms)
                #expect(chain.first == known.name)
                #expect(Set(chain).count == chain.count)
                let last = chain.last ?? ""
                let isRoot = FrameworkClasses.named(last).map { $0.superclassOnIOS == nil } ?? Self.outside.contains(last)
                #expect(isRoot, "\(chain)")
            }
        }
    }

    @Test("a class that is on both systems has the superclass of each")
    func ancestryByPlatform() {
        #expect(FrameworkClasses.ancestry(of: "WKWebView", platforms: .iOS) == ["WKWebView", "UIView", "UIResponder", "NSObject"])
        #expect(FrameworkClasses.ancestry(of: "WKWebView", platforms: .macOS) == ["WKWebView", "NSView", "NSResponder", "NSObject"])
        #expect(FrameworkClasses.ancestry(of: "WKWebView").contains("NSView"))
        #expect(FrameworkClasses.ancestry(of: "WKWebView").contains("UIView"))
    }

    @Test("what a class inherits from")
    func kindOf() {
        #expect(FrameworkClasses.isClass("UITextView", kindOf: "UIScrollView"))
        #expect(FrameworkClasses.isClass("PKCanvasView", kindOf: "UIResponder"))
        #expect(FrameworkClasses.isClass("NSSearchField", kindOf: "NSTextField"))
        #expect(FrameworkClasses.isClass("SKScene", kindOf: "SKNode"))
        #expect(!FrameworkClasses.isClass("UILabel", kindOf: "UIControl"))
        #expect(FrameworkClasses.isClass("Stranger", kindOf: "Stranger"))
        #expect(FrameworkClasses.ancestry(of: "Stranger").isEmpty)
    }

    @Test("what a class lets the person do")
    func abilities() throws {
        let editor = try #require(FrameworkClasses.named("UITextView"))
        #expect(editor.editsText && editor.scrolls && editor.selects && editor.isMainActor)
        let label = try #require(FrameworkClasses.named("UILabel"))
        #expect(!label.editsText && !label.scrolls && !label.selects)
        #expect(FrameworkClasses.named("Stranger") == nil)
    }

    @Test("values in class clothing", arguments: ["UIColor", "NSFont", "UIImage", "AVPlayerItem", "PDFDocument"])
    func values(_ name: String) throws {
        let known = try #require(FrameworkClasses.named(name))
        #expect(known.isValueKind)
        #expect(!known.isViewLike)
    }

    @Test(
        "objects that are constructed and attached",
        arguments: [
            "UILabel", "NSScrollView", "UITapGestureRecognizer", "AVPlayerLayer", "AVPlayer", "WKWebView", "SCNScene", "PKToolPicker",
        ])
    func viewLike(_ name: String) throws {
        let known = try #require(FrameworkClasses.named(name))
        #expect(known.isViewLike)
    }

    @Test("where a chain of members leads")
    func members() {
        #expect(FrameworkMembers.member("documentView", of: FrameworkClasses.ancestry(of: "NSScrollView"))?.type == "NSView")
        #expect(FrameworkMembers.member("layer", of: FrameworkClasses.ancestry(of: "WKWebView", platforms: .iOS))?.type == "CALayer")
        #expect(FrameworkMembers.member("window", of: FrameworkClasses.ancestry(of: "NSTextView"))?.type == "NSWindow")
        #expect(FrameworkMembers.member("textStorage", of: FrameworkClasses.ancestry(of: "UITextView"))?.type == "NSTextStorage")
        #expect(FrameworkMembers.member("stranger", of: ["UIView"])?.type == nil)
        for member in FrameworkMembers.all {
            #expect(FrameworkClasses.named(member.className) != nil, "\(member.className)")
            #expect(FrameworkClasses.named(member.type) != nil || member.type == "PDFPage", "\(member.type)")
        }
    }
}
