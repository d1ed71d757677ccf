import AppKit
import SwiftUI
import UIKit

final class GaugeView: UIView {
    var limit: Double?
    var unit = ""
}

struct Gauge: UIViewRepresentable {
    var limit: Double?
    var tint: UIColor?
    @Binding var hint: String?
    var badge: Badge

    struct Badge {
        var caption: String?
    }

    func makeUIView(context: Context) -> GaugeView {
        let view = GaugeView()
        view.accessibilityIdentifier = "gauge"
        return view
    }

    func updateUIView(_ view: GaugeView, context: Context) {
        if let limit { // expect-info: optional_not_cleared
            view.limit = limit
        }
        if let tint, view.backgroundColor != tint { // expect-info: optional_not_cleared
            view.backgroundColor = tint
        }
        apply(badge.caption, to: view)
        guard let hint else { return } // expect-info: optional_not_cleared
        view.accessibilityHint = hint.capitalized
    }

    private func apply(_ caption: String?, to view: GaugeView) {
        if let caption { // expect-info: optional_not_cleared
            view.accessibilityLabel = caption
        }
    }
}

struct Portrait: NSViewRepresentable {
    var picture: NSImage?
    var note: String?

    func makeNSView(context: Context) -> NSImageView { NSImageView() }

    func updateNSView(_ view: NSImageView, context: Context) {
        if picture != nil { // expect-info: optional_not_cleared
            view.image = picture
        }
        if let note, !note.isEmpty { // expect-info: optional_not_cleared
            view.toolTip = note
        }
    }
}

struct ActionKey: UIViewRepresentable {
    var title: String?

    func makeUIView(context: Context) -> UIButton { UIButton(type: .system) }

    func updateUIView(_ key: UIButton, context: Context) {
        if let title { // expect-info: optional_not_cleared
            key.setTitle(title, for: .normal)
        }
    }
}
