import SwiftUI
import UIKit

/// Removing the coordinator does not remove a block: only its token does.
struct BatteryBadge: UIViewRepresentable {
    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UILabel {
        let badge = UILabel()
        let name = UIDevice.batteryLevelDidChangeNotification
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak badge] _ in // expect: missing_dismantle_cleanup
            MainActor.assumeIsolated { badge?.text = "\(UIDevice.current.batteryLevel)" }
        }
        return badge
    }

    func updateUIView(_ badge: UILabel, context: Context) {}

    static func dismantleUIView(_ badge: UILabel, coordinator: Coordinator) {
        NotificationCenter.default.removeObserver(coordinator)
    }

    @MainActor
    final class Coordinator: NSObject {
        var label = ""
    }
}
