import SwiftTree
import Testing

@testable import InteropModel

@Suite("Start and stop pairs, protocols, modal controllers, callbacks")
struct FactsPairTests {
    /// `("_", "options")` with a trailing closure at the end where `closure` says so.
    private func arguments(_ labels: [String], closure: Bool = false) -> [Argument] {
        let nothing = Expression(range: ByteRange(0, 0), kind: .literal(.nil))
        let plain = labels.map { Argument(label: $0 == "_" ? nil : $0, value: nothing) }
        return plain + (closure ? [Argument(label: nil, value: nothing, isTrailingClosure: true)] : [])
    }

    @Test("everything that must end has an end")
    func ends() {
        for pair in StartStopPairs.all where pair.mustEnd {
            #expect(!pair.ends.isEmpty, "\(pair.receiver).\(pair.name)")
        }
    }

    @Test("starts of one name are told apart by receiver and labels")
    func labels() throws {
        let center = ["NotificationCenter", "NSObject"]
        let block = try #require(
            StartStopPairs.start("addObserver", arguments: arguments(["forName", "object", "queue"], closure: true), of: center))
        #expect(block.mustEnd && block.keepsTargetStrongly == .yes && block.ends == [.call("removeObserver")])
        let selector = try #require(
            StartStopPairs.start("addObserver", arguments: arguments(["_", "selector", "name", "object"]), of: center))
        #expect(!selector.mustEnd)
        let key = try #require(
            StartStopPairs.start("addObserver", arguments: arguments(["_", "forKeyPath", "options", "context"]), of: center))
        #expect(key.receiver == "NSObject")

        let command = ["MPRemoteCommand", "NSObject"]
        let handler = StartStopPairs.start("addTarget", arguments: arguments([], closure: true), of: command)
        #expect(handler?.keepsTargetStrongly == .yes)
        let target = StartStopPairs.start("addTarget", arguments: arguments(["_", "action"]), of: command)
        #expect(target?.keepsTargetStrongly == .no)
        #expect(StartStopPairs.start("addTarget", arguments: arguments(["_", "action", "for"]), of: command) == nil)
    }

    @Test("an argument with a default may be left out, another may not")
    func optionalLabels() {
        #expect(StartStopPairs.start("run", arguments: arguments(["_"]), of: ["ARSession"]) != nil)
        #expect(StartStopPairs.start("init", arguments: arguments(["configuration"]), of: ["URLSession"]) == nil)
        #expect(
            StartStopPairs.start("init", arguments: arguments(["configuration", "delegate", "delegateQueue"]), of: ["URLSession"]) != nil)
    }

    @Test("other ends than calls")
    func otherEnds() throws {
        let play = try #require(StartStopPairs.starts(named: "play").first { $0.receiver == "AVPlayer" })
        #expect(play.ends.contains(.assignment(member: "player", value: "nil")))
        let sink = try #require(StartStopPairs.starts(named: "sink").first)
        #expect(sink.ends.contains(.release) && !sink.mustEnd)
        let task = try #require(StartStopPairs.start("init", arguments: arguments([], closure: true), of: ["Task"]))
        #expect(task.mustEnd)
    }

    @Test("the mark on a protocol is told apart from marks on its members")
    func isolation() throws {
        let text = try #require(DelegateProtocols.named("UITextFieldDelegate"))
        #expect(text.isMainActor == .yes && text.membersMainActor == .all)
        let appKit = try #require(DelegateProtocols.named("NSTextFieldDelegate"))
        #expect(appKit.isMainActor == .no && appKit.membersMainActor == .all)
        let location = try #require(DelegateProtocols.named("CLLocationManagerDelegate"))
        #expect(location.isMainActor == .no && location.membersMainActor == .none)
        #expect(DelegateProtocols.named("StrangerDelegate") == nil)
    }

    @Test("refinement is transitive")
    func refinement() {
        let names = DelegateProtocols.ancestry(of: "UICollectionViewDelegateFlowLayout").map(\.name)
        #expect(names == ["UICollectionViewDelegateFlowLayout", "UICollectionViewDelegate", "UIScrollViewDelegate"])
        #expect(DelegateProtocols.ancestry(of: "StrangerDelegate").isEmpty)
    }

    @Test("owners are properties or calls")
    func owners() throws {
        let mail = try #require(DelegateProtocols.named("MFMailComposeViewControllerDelegate"))
        #expect(mail.owners.map(\.className) == ["MFMailComposeViewController"])
        #expect(mail.owners.map(\.member) == ["mailComposeDelegate"])
        let session = try #require(DelegateProtocols.named("URLSessionDataDelegate"))
        #expect(session.owners.first?.member == "init" && session.owners.first?.isCall == true)
        let bar = try #require(DelegateProtocols.named("UIBarPositioningDelegate"))
        #expect(bar.owners.isEmpty)
    }

    @Test("when a modal controller goes by itself, and when it takes its inputs")
    func modals() {
        #expect(ModalControllers.named("PHPickerViewController")?.closesByItself == ModalController.Closing.none)
        #expect(ModalControllers.named("UIDocumentPickerViewController")?.closesByItself == .all)
        #expect(ModalControllers.named("UIImagePickerController")?.closesByItself == .unimplementedCancel)
        #expect(
            ModalControllers.controllers(withDelegate: "CNContactPickerDelegate").contains {
                $0.className == "CNContactPickerViewController"
            })
        let once = [
            "UIActivityViewController", "SFSafariViewController", "PHPickerViewController", "UIDocumentPickerViewController",
            "UIImagePickerController", "QLPreviewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        ]
        for name in once {
            #expect(ModalControllers.named(name)?.takesInputsOnce == true, "\(name)")
        }
    }

    @Test("callbacks off the main thread")
    func offMain() {
        #expect(OffMainCallbacks.named("SCNSceneRendererDelegate")?.occasion == .always)
        #expect(OffMainCallbacks.named("AVCaptureMetadataOutputObjectsDelegate")?.occasion == .otherQueueGiven)
        #expect(OffMainCallbacks.named("CLLocationManagerDelegate") == nil)
        #expect(OffMainCallbacks.named("MTKViewDelegate") == nil)
        for callback in OffMainCallbacks.all {
            #expect(DelegateProtocols.named(callback.protocolName) != nil, "\(callback.protocolName)")
        }
    }
}
