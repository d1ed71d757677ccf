import MapKit
import SwiftUI

struct BikeMap: UIViewRepresentable {
    var bike: CLLocationCoordinate2D

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        guard !map.visibleMapRect.contains(MKMapPoint(bike)) else { return }
        map.setCenter(bike, animated: true)
    }
}

struct HashtagField: UIViewRepresentable {
    var hashtag: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if !view.text.contains(hashtag) {
            view.text += " " + hashtag
        }
    }
}
