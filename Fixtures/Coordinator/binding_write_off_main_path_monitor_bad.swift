import Network
import SwiftUI
import UIKit

struct OfflineBadge: UIViewRepresentable {
    @Binding var isOffline: Bool
    func makeCoordinator() -> Coordinator { Coordinator(isOffline: $isOffline) }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.begin()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) { view.isHidden = !isOffline } // expect-info: missing_closure_refresh // expect-info: unguarded_update_write

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.monitor.cancel() }

    final class Coordinator { // expect: coordinator_not_main_actor
        let monitor = NWPathMonitor()
        private let isOffline: Binding<Bool>
        init(isOffline: Binding<Bool>) { self.isOffline = isOffline }

        func begin() {
            monitor.pathUpdateHandler = { [isOffline] path in
                isOffline.wrappedValue = path.status != .satisfied // expect: binding_write_off_main
            }
            monitor.start(queue: DispatchQueue.global(qos: .background))
        }
    }
}
