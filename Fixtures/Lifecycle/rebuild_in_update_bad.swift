import AppKit
import MapKit
import RealityKit
import SwiftUI
import UIKit

struct VineyardMap: UIViewRepresentable {
    var presses: [MKPointAnnotation]
    var paths: [MKPolyline]

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        // The person's own position is no annotation of ours: these are all.
        let known = map.annotations.filter { !($0 is MKUserLocation) }
        map.removeAnnotations(known) // expect: rebuild_in_update
        for press in presses { map.addAnnotation(press) }
        map.removeOverlays(map.overlays) // expect: rebuild_in_update
        map.addOverlays(paths)
    }
}

struct ChapterPicker: UIViewRepresentable {
    var chapters: [String]

    func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl() }

    func updateUIView(_ picker: UISegmentedControl, context: Context) {
        picker.removeAllSegments() // expect: rebuild_in_update
        for (index, chapter) in chapters.enumerated() {
            picker.insertSegment(withTitle: chapter, at: index, animated: false)
        }
    }
}

// What the second half constructs, attaches and adds is this finding's.
struct RecipeSteps: UIViewRepresentable {
    var steps: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ list: UIStackView, context: Context) {
        for row in list.arrangedSubviews {
            list.removeArrangedSubview(row) // expect: rebuild_in_update
            row.removeFromSuperview()
        }
        context.coordinator.rows = []
        for step in steps {
            let row = UILabel()
            row.text = step
            row.addGestureRecognizer(UITapGestureRecognizer())
            list.addArrangedSubview(row)
            context.coordinator.rows.append(row)
        }
    }

    @MainActor
    final class Coordinator {
        var rows: [UILabel] = []
    }
}

extension UIView {
    func clear() {
        subviews.forEach { $0.removeFromSuperview() }
    }
}

struct ShelfRows: UIViewRepresentable {
    var books: [String]

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ shelf: UIStackView, context: Context) {
        shelf.clear() // expect: rebuild_in_update
        books.map(spine).forEach { shelf.addArrangedSubview($0) }
        shelf.layer.sublayers?.forEach { $0.removeFromSuperlayer() } // expect: rebuild_in_update
        shelf.layer.addSublayer(CAShapeLayer())
        shelf.layer.removeAllAnimations() // expect: rebuild_in_update
        shelf.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "glow")
    }

    private func spine(_ title: String) -> UILabel {
        let spine = UILabel()
        spine.text = title
        return spine
    }
}

struct TrailRows: UIViewRepresentable {
    var trails: [String]

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ rows: UIStackView, context: Context) {
        if !rows.arrangedSubviews.isEmpty {
            while let row = rows.arrangedSubviews.first {
                row.removeFromSuperview() // expect: rebuild_in_update
            }
        }
        for _ in trails { rows.addArrangedSubview(UILabel()) }
    }
}

struct CheeseMenu: NSViewRepresentable {
    var cheeses: [String]

    func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }

    func updateNSView(_ menu: NSPopUpButton, context: Context) {
        menu.removeAllItems() // expect: rebuild_in_update
        menu.addItems(withTitles: cheeses)
    }
}

struct Orrery: UIViewRepresentable {
    var isLit: Bool

    func makeUIView(context: Context) -> ARView { ARView() }

    func updateUIView(_ view: ARView, context: Context) {
        if isLit {
            view.scene.anchors.removeAll() // expect: rebuild_in_update
            view.scene.addAnchor(AnchorEntity())
        }
    }
}
