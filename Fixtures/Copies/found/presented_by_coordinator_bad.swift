import AppKit
import SwiftUI

struct Opener: NSViewControllerRepresentable {
    var isOpen: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSViewController(context: Context) -> NSViewController { NSViewController() }

    func updateNSViewController(_ controller: NSViewController, context: Context) {
        if isOpen { context.coordinator.open(from: controller) }
    }

    @MainActor
    final class Coordinator {
        private var detail: NSViewController?

        func open(from controller: NSViewController) {
            guard detail == nil else { return }
            let next = DetailController()
            controller.presentAsSheet(next) // expect: missing_dismantle_cleanup
            detail = next
        }
    }
}

final class DetailController: NSViewController {}
