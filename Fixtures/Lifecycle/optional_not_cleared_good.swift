import MapKit
import SwiftUI
import UIKit

final class Plate: UIView {
    var caption: String?
    var engraving = ""
}

struct NamePlate: UIViewRepresentable {
    var caption: String?
    var tint: UIColor?
    var picture: UIImage?
    var engraving: String?
    var hint: String?
    var initialValue: String?
    let pieces: [String]

    func makeUIView(context: Context) -> Plate { Plate() }

    func updateUIView(_ plate: Plate, context: Context) {
        plate.caption = nil
        if let caption {
            plate.caption = caption
        }
        if let tint {
            plate.backgroundColor = tint
        } else {
            plate.backgroundColor = nil
        }
        if let engraving {
            plate.engraving = engraving
        }
        if let hint {
            plate.accessibilityHint = hint
        }
        if hint == nil { plate.accessibilityHint = nil }
        if let initialValue {
            plate.accessibilityValue = initialValue
        }
        if let first = pieces.first {
            plate.accessibilityLabel = first
        }
        if let kept = context.coordinator.kept {
            plate.accessibilityIdentifier = kept
        }
    }

    func makeCoordinator() -> Keeper { Keeper() }

    @MainActor
    final class Keeper {
        var kept: String?
    }
}

/// Without a picture nobody sees the view; a region cannot be taken back; the object is new each time.
struct Vignette: UIViewRepresentable {
    var picture: UIImage?
    var region: MKCoordinateRegion?
    var mark: String?

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.addSubview(context.coordinator.overlay)
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        let overlay = context.coordinator.overlay
        overlay.isHidden = picture == nil
        if let picture {
            overlay.image = picture
        }
        if let region, context.coordinator.region?.center.latitude != region.center.latitude {
            context.coordinator.region = region
            map.setRegion(region, animated: false)
        }
        let pin = MKPointAnnotation()
        if let mark {
            pin.title = mark
        }
        context.coordinator.pin = pin
    }

    func makeCoordinator() -> Keeper { Keeper() }

    @MainActor
    final class Keeper {
        let overlay = UIImageView()
        var pin: MKPointAnnotation?
        var region: MKCoordinateRegion?
    }
}

/// Each use gives a constant, or a new identity when it changes.
struct Rule: UIViewRepresentable {
    var ink: UIColor?

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        if let ink { view.backgroundColor = ink }
    }
}

struct Seal: UIViewRepresentable {
    var emblem: UIImage?

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {
        if let emblem { view.image = emblem }
    }
}

struct Sheet: View {
    var emblem: UIImage?

    var body: some View {
        Rule(ink: .black)
        Rule(ink: UIColor(white: 0.5, alpha: 1))
        Rule()
        Seal(emblem: emblem).id(emblem)
    }
}
