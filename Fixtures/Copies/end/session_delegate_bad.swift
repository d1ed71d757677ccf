import SwiftUI
import UIKit

struct Fetched: UIViewRepresentable {
    func makeCoordinator() -> Loader { Loader() }

    func makeUIView(context: Context) -> UIImageView {
        _ = context.coordinator.session
        return UIImageView()
    }

    func updateUIView(_ view: UIImageView, context: Context) {}

    final class Loader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private(set) lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil) // expect: missing_dismantle_cleanup

        deinit { session.invalidateAndCancel() }
    }
}
