import SwiftUI
import MapKit
import CoreLocation

struct NearbyMap: UIViewRepresentable {
    @MainActor class Coordinator: NSObject, MKMapViewDelegate, CLLocationManagerDelegate, UIScrollViewDelegate, UISearchBarDelegate {
        let manager = CLLocationManager()
        lazy var bar: UISearchBar = {
            let bar = UISearchBar()
            bar.delegate = self
            return bar
        }()
        override init() { super.init(); manager.delegate = self }
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func attach(_ map: MKMapView) {
            map.delegate = self
            map.subviews.compactMap { $0 as? UIScrollView }.first?.delegate = self
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        context.coordinator.attach(map)
        map.addSubview(context.coordinator.bar)
        return map
    }
    func updateUIView(_ map: MKMapView, context: Context) {}
}
