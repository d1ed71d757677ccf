import AppKit
import AVFoundation
import SwiftUI

struct RosterTable: NSViewRepresentable {
    func makeCoordinator() -> Roster {
        Roster()
    }

    func makeNSView(context: Context) -> NSTableView {
        let table = NSTableView()
        table.delegate = context.coordinator
        return table
    }

    func updateNSView(_ table: NSTableView, context: Context) {}

    // All members of the protocol are marked, the class is not.
    final class Roster: NSObject, NSTableViewDelegate { // expect-info: coordinator_not_main_actor
        private var chosen = 0

        func tableViewSelectionDidChange(_ notification: Notification) {
            chosen += 1
        }
    }
}

struct StillCamera: NSViewRepresentable {
    let output: AVCapturePhotoOutput

    func makeCoordinator() -> Shutter {
        Shutter()
    }

    func makeNSView(context: Context) -> NSButton {
        NSButton(title: "Shoot", target: context.coordinator, action: #selector(Shutter.shoot))
    }

    func updateNSView(_ button: NSButton, context: Context) {
        context.coordinator.output = output
    }

    // Its callbacks come on another thread, so the whole class is a choice.
    final class Shutter: NSObject, AVCapturePhotoCaptureDelegate { // expect-info: coordinator_not_main_actor
        var output: AVCapturePhotoOutput?

        @objc func shoot() {
            output?.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
        }
    }
}
