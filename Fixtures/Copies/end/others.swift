import CoreBluetooth
import Network
import SwiftUI
import UIKit

struct Link: UIViewRepresentable {
    func makeCoordinator() -> Radio { Radio() }

    func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        context.coordinator.open(view)
        return view
    }

    func updateUIView(_ view: UIScrollView, context: Context) {}

    static func dismantleUIView(_ view: UIScrollView, coordinator: Radio) {
        coordinator.close()
    }

    @MainActor
    final class Radio: NSObject {
        private let central = CBCentralManager()
        private let path = NWPathMonitor()
        private var beat: DispatchSourceTimer?
        private var activity: NSObjectProtocol?
        private var seen: NSKeyValueObservation?

        func open(_ view: UIScrollView) {
            central.scanForPeripherals(withServices: nil)
            path.start(queue: .main)
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now(), repeating: 1)
            source.resume()
            beat = source
            activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "link")
            view.addObserver(self, forKeyPath: "contentSize", context: nil) // expect: missing_dismantle_cleanup
            seen = view.observe(\.contentOffset) { _, _ in }
            UIDevice.current.beginGeneratingDeviceOrientationNotifications() // expect: missing_dismantle_cleanup
        }

        func close() {
            central.stopScan()
            beat?.cancel()
        }
    }
}
