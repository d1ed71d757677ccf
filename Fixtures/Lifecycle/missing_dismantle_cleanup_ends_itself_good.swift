import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// Each of these comes to its end without the view.
struct OneShots: UIViewRepresentable {
    var onFix: (CLLocation) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(onFix: onFix) }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        let hold = UILongPressGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.held(_:)))
        map.addGestureRecognizer(hold)
        context.coordinator.locate()
        var count = 0
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            count += 1
            if count == 10 { timer.invalidate() }
        }
        var token: (any NSObjectProtocol)?
        token = NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main) { _ in
            if let token { NotificationCenter.default.removeObserver(token) }
        }
        Task { [weak map] in
            while true {
                guard let map else { return }
                map.showsCompass.toggle()
                try? await Task.sleep(for: .seconds(5))
            }
        }
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) { context.coordinator.onFix = onFix }

    @MainActor
    final class Coordinator: NSObject, @preconcurrency CLLocationManagerDelegate {
        var onFix: (CLLocation) -> Void
        private let manager = CLLocationManager()
        private var link: CADisplayLink?
        private var countdown: Timer?
        private var left = 10

        init(onFix: @escaping (CLLocation) -> Void) { self.onFix = onFix }

        func locate() {
            manager.delegate = self
            manager.startUpdatingLocation()
            countdown = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(count), userInfo: nil, repeats: true)
        }

        @objc private func count() {
            left -= 1
            if left == 0 { countdown?.invalidate() }
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            guard let last = locations.last else { return }
            manager.stopUpdatingLocation()
            onFix(last)
        }

        /// A gesture that begins also ends.
        @objc func held(_ hold: UILongPressGestureRecognizer) {
            switch hold.state {
            case .began:
                link = CADisplayLink(target: self, selector: #selector(step))
                link?.add(to: .main, forMode: .common)
            case .ended, .cancelled, .failed:
                link?.invalidate()
            default:
                break
            }
        }

        @objc private func step() {}
    }
}
