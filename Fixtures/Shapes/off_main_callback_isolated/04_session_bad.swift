import SwiftUI
import UIKit

struct Fetcher: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIProgressView { context.coordinator.begin(); return UIProgressView() }
    func updateUIView(_ v: UIProgressView, context: Context) {}
    @MainActor final class Coordinator: NSObject, URLSessionDownloadDelegate {
        var session: URLSession?
        func begin() { session = URLSession(configuration: .default, delegate: self, delegateQueue: nil) } // expect: missing_dismantle_cleanup
        func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {} // expect: off_main_callback_isolated
        nonisolated func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64) { // expect: off_main_callback_isolated
            MainActor.assumeIsolated { update() }
        }
        func update() {}
    }
}
