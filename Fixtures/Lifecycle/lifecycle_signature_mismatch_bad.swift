import SwiftUI
import UIKit

/// The superclass is not the coordinator's own type.
struct SparkChart: UIViewRepresentable {
    let points: [CGFloat]

    func makeCoordinator() -> SparkKeeper { SparkKeeper() }

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ chart: UIImageView, context: Context) {
        chart.alpha = points.isEmpty ? 0 : 1
    }

    static func dismantleUIView(_ chart: UIImageView, coordinator: Keeper) { // expect: lifecycle_signature_mismatch
        coordinator.close()
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIImageView, context: Context) -> CGSize { // expect: lifecycle_signature_mismatch
        CGSize(width: proposal.width ?? 100, height: 40)
    }
}

@MainActor
class Keeper {
    func close() {}
}

final class SparkKeeper: Keeper {}

/// Labels, and a slip in a name.
struct SealBadge: UIViewRepresentable {
    let title: String

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = title }

    static func dismantleUIView(uiView: UILabel, coordinator: ()) { // expect: lifecycle_signature_mismatch
        uiView.text = nil
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel) -> CGSize? { // expect: lifecycle_signature_mismatch
        uiView.sizeThatFits(CGSize(width: proposal.width ?? 0, height: 0))
    }
}

struct RippleView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantelUIView(_ view: UIView, coordinator: ()) { // expect: lifecycle_signature_mismatch
        view.layer.removeAllAnimations()
    }

    func makeCoordinater() -> Void {} // expect: lifecycle_signature_mismatch
}

/// The methods of another protocol.
struct LedgerSheet: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UITableViewController { UITableViewController() }

    func updateUIViewController(_ sheet: UITableViewController, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: ()) { // expect: lifecycle_signature_mismatch
        view.layer.removeAllAnimations()
    }
}

struct PaneHeader: UIViewRepresentable {
    let caption: String

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = caption }

    func updateNSView(_ label: UILabel, context: Context) { // expect: lifecycle_signature_mismatch
        label.text = caption
    }
}

/// The coordinator that is never asked for.
struct GlyphBoard: UIViewRepresentable {
    var onPick: (Int) -> Void

    func makeCoordinator(limit: Int = 3) -> GlyphCounter { // expect: lifecycle_signature_mismatch
        GlyphCounter(limit: limit)
    }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        view.isHidden = false
    }
}

@MainActor
final class GlyphCounter {
    private let limit: Int

    init(limit: Int) { self.limit = limit }
}

/// A gesture's coordinator is made with a converter.
struct DriftGesture: UIGestureRecognizerRepresentable {
    func makeCoordinator() -> DriftState { DriftState() } // expect: lifecycle_signature_mismatch

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }

    func handleUIGestureRecogniserAction(_ recognizer: UIPanGestureRecognizer, context: Context) { // expect: lifecycle_signature_mismatch
        recognizer.isEnabled = true
    }
}

@MainActor
final class DriftState {
    private var distance = 0.0
}

/// The view of make is another one.
struct NoteBox: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ box: UITextView, context: Context) {}

    static func dismantleUIView(_ box: UIView, coordinator: ()) { // expect: lifecycle_signature_mismatch
        box.layer.removeAllAnimations()
    }
}
