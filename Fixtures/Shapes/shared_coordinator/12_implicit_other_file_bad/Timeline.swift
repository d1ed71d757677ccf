import SwiftUI
import UIKit

struct Timeline: UIViewRepresentable {
    func makeCoordinator() -> TimelineDriver { .shared } // expect: shared_coordinator
    func makeUIView(context: Context) -> UIScrollView {
        let timeline = UIScrollView()
        context.coordinator.timeline = timeline
        return timeline
    }
    func updateUIView(_ v: UIScrollView, context: Context) {}
}
