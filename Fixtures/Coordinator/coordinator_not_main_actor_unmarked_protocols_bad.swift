import CoreLocation
import MapKit
import SafariServices
import SwiftUI

/// Neither of these protocols is marked, nor are its members.
struct FerryMap: UIViewRepresentable {
    func makeCoordinator() -> Locator {
        Locator()
    }

    func makeUIView(context: Context) -> MKMapView {
        MKMapView()
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.map = map
    }

    final class Locator: NSObject, CLLocationManagerDelegate { // expect: delegate_never_assigned, coordinator_not_main_actor
        weak var map: MKMapView?

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            map?.showsUserLocation = true
        }
    }
}

struct Timetable: UIViewControllerRepresentable {
    let address: URL
    @Binding var isOpen: Bool

    func makeCoordinator() -> Watcher {
        Watcher(self)
    }

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let page = SFSafariViewController(url: address)
        page.delegate = context.coordinator
        return page
    }

    func updateUIViewController(_ page: SFSafariViewController, context: Context) {}

    final class Watcher: NSObject, SFSafariViewControllerDelegate { // expect: coordinator_not_main_actor
        let parent: Timetable

        init(_ parent: Timetable) {
            self.parent = parent
        }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            parent.isOpen = false
        }
    }
}
