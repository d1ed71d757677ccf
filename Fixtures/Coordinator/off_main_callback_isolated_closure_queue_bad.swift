import SwiftUI
import UIKit

struct ArchiveBar: UIViewRepresentable {
    let url: URL // expect: property_not_synced
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView()
        context.coordinator.begin(url, bar)
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, URLSessionDataDelegate {
        private let queue: OperationQueue = {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            return queue
        }()
        private lazy var session: URLSession = {
            let configuration = URLSessionConfiguration.default
            configuration.waitsForConnectivity = true
            return URLSession(configuration: configuration, delegate: self, delegateQueue: queue) // expect: missing_dismantle_cleanup
        }()
        private weak var bar: UIProgressView?
        private var received = 0

        func begin(_ url: URL, _ bar: UIProgressView) {
            self.bar = bar
            session.dataTask(with: url).resume()
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { // expect: off_main_callback_isolated
            received += data.count
        }
    }
}
