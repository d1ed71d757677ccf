import SwiftUI
import UIKit

struct Pager<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]

    final class Coordinator { // expect: coordinator_not_main_actor
        private(set) var controllers: [UIViewController] = []

        func take(_ pages: [Page]) {
            controllers = pages.map { UIHostingController(rootView: $0) } // expect: object_created_in_update
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
    func updateUIViewController(_ pager: UIPageViewController, context: Context) {
        context.coordinator.take(pages)
    }
}
