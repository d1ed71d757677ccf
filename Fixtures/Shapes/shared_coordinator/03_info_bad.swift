import SwiftUI
import UIKit

struct Metrics: UIViewRepresentable {
    final class Counter: NSObject {
        static let main = Counter()
        var renders = 0
    }
    func makeCoordinator() -> Counter { .main } // expect-info: shared_coordinator
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) { context.coordinator.renders += 1 }
}
