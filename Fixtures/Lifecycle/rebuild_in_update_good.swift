import AppKit
import MapKit
import SwiftUI
import UIKit

// A difference, a chosen part, a comparison, a remembered list, another branch.
struct OrchardMap: UIViewRepresentable {
    var trees: [MKPointAnnotation]
    var season: Int

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        let shown = map.annotations.compactMap { $0 as? MKPointAnnotation }
        let gone = shown.filter { !trees.contains($0) }
        map.removeAnnotations(gone)
        map.addAnnotations(trees.filter { !shown.contains($0) })
        let faded = map.overlays.filter { $0.coordinate.latitude < Double(season) }
        map.removeOverlays(faded)
        if context.coordinator.season != season {
            context.coordinator.season = season
            map.removeOverlays(map.overlays)
            map.addOverlay(MKPolyline())
        }
    }

    @MainActor
    final class Coordinator {
        var season = 0
    }
}

struct TunePicker: NSViewRepresentable {
    var tunes: [String]

    func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }

    func updateNSView(_ picker: NSPopUpButton, context: Context) {
        guard picker.itemTitles != tunes else { return }
        picker.removeAllItems()
        picker.addItems(withTitles: tunes)
    }
}

struct Beacon: UIViewRepresentable {
    var isLit: Bool

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ beacon: UIView, context: Context) {
        if isLit {
            beacon.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "beacon")
        } else {
            beacon.layer.removeAllAnimations()
        }
    }
}

struct Shelf: UIViewRepresentable {
    var isEmpty: Bool

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ shelf: UIStackView, context: Context) {
        // Nothing is put back.
        if isEmpty { shelf.arrangedSubviews.forEach { $0.removeFromSuperview() } }
    }
}
