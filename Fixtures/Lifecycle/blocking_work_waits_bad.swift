import AVFoundation
import AppKit
import SwiftUI

final class ThumbnailBox: NSImageView {
    private let worker = DispatchQueue(label: "thumbnails")
    private let ready = DispatchSemaphore(value: 0)

    func show(_ page: Int) {
        worker.async { [ready] in ready.signal() }
        ready.wait() // expect: blocking_work
        image = worker.sync { Self.draw(page) } // expect: blocking_work
    }

    nonisolated static func draw(_ page: Int) -> NSImage {
        NSImage(size: NSSize(width: page, height: page))
    }
}

struct Thumbnail: NSViewRepresentable {
    var page: Int
    var html: String

    func makeNSView(context: Context) -> ThumbnailBox {
        Thread.sleep(forTimeInterval: 0.2) // expect: blocking_work
        return ThumbnailBox()
    }

    func updateNSView(_ box: ThumbnailBox, context: Context) {
        box.show(page)
        DispatchQueue.global().sync { box.tag = Self.count(html) } // expect: blocking_work
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
        let text = try? NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil) // expect: blocking_work
        box.toolTip = text?.string
        usleep(20) // expect: blocking_work
    }

    nonisolated static func count(_ text: String) -> Int { text.split(separator: " ").count }

    func sizeThatFits(_ proposal: ProposedViewSize, nsView: ThumbnailBox, context: Context) -> CGSize? {
        NSImage(contentsOfFile: "/tmp/page-\(page).png")?.size // expect: blocking_work
    }
}

struct Porthole: NSViewRepresentable {
    let session: AVCaptureSession
    var isOn: Bool

    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        context.coordinator.session = session
        DispatchQueue.main.async {
            session.startRunning() // expect: blocking_work
        }
        return view
    }

    func updateNSView(_ view: NSView, context: Context) {
        Task {
            if isOn { session.startRunning() } else { session.stopRunning() } // expect: blocking_work, blocking_work
        }
    }

    static func dismantleNSView(_ view: NSView, coordinator: Closer) {
        coordinator.session?.stopRunning()
    }

    func makeCoordinator() -> Closer { Closer() }

    @MainActor
    final class Closer {
        var session: AVCaptureSession?
    }
}
