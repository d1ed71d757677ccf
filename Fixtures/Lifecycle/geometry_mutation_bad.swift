import AppKit
import SwiftUI
import UIKit

struct KiteView: UIViewRepresentable {
    var height: CGFloat

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let kite = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        kite.bounds = CGRect(x: 0, y: 0, width: 40, height: 40) // expect: geometry_mutation
        kite.translatesAutoresizingMaskIntoConstraints = false // expect-info: geometry_mutation
        return kite
    }

    func updateUIView(_ kite: UIView, context: Context) {
        kite.center.y += height // expect: geometry_mutation
        context.coordinator.turn(kite)
        if kite.frame.height != height {
            kite.frame.size.height = height // expect: geometry_mutation
        }
    }

    @MainActor
    final class Coordinator {
        func turn(_ kite: UIView) {
            kite.transform = kite.transform.rotated(by: 0.1) // expect: geometry_mutation
        }
    }
}

struct KitePane: NSViewControllerRepresentable {
    var size: NSSize

    func makeNSViewController(context: Context) -> NSViewController { NSViewController() }

    func updateNSViewController(_ pane: NSViewController, context: Context) {
        pane.view.setFrameSize(size) // expect: geometry_mutation
        pane.view.subviews.first?.frame.origin = .zero
    }

    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController pane: NSViewController, context: Context) -> CGSize? {
        pane.view.frame.size.width = size.width // expect: geometry_mutation
        return pane.view.fittingSize
    }
}
