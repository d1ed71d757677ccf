import SwiftUI
import UIKit

struct MainFetch: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { context.coordinator.begin(); return UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
    @MainActor final class Coordinator: NSObject, @preconcurrency URLSessionDataDelegate {
        lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: OperationQueue.main) // expect: missing_dismantle_cleanup
        func begin() { session.dataTask(with: URL(string: "https://example.com")!).resume() }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
    }
}
