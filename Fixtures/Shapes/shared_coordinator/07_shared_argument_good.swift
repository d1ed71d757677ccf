import SwiftUI
import UIKit

final class Store { static let shared = Store() }
struct Reader: UIViewRepresentable {
    final class Driver { let store: Store; var view: UIView?; init(store: Store) { self.store = store } } // expect: coordinator_not_main_actor
    func makeCoordinator() -> Driver {
        let store = Store.shared
        return Driver(store: store)
    }
    func makeUIView(context: Context) -> UIView { let v = UIView(); context.coordinator.view = v; return v }
    func updateUIView(_ v: UIView, context: Context) {}
}
