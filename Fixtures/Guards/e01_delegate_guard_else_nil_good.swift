import MapKit
import SwiftUI

struct QuietMap: UIViewRepresentable {
    var isLive: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        guard isLive else {
            map.delegate = nil
            return
        }
        map.delegate = context.coordinator
    }

    @MainActor
    final class Coordinator: NSObject, MKMapViewDelegate {
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    }
}

struct QuietTable: UIViewRepresentable {
    enum Mode { case live, frozen }
    var mode: Mode

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        switch mode {
        case .live: table.delegate = context.coordinator
        case .frozen: table.delegate = nil
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITableViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
}
