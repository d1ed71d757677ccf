import SwiftUI
import UIKit

struct PollLabel: UIViewRepresentable {
    let url: URL
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.label = label
        context.coordinator.poll(url)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, URLSessionTaskDelegate {
        weak var label: UILabel?

        func poll(_ url: URL) {
            let task = URLSession.shared.dataTask(with: url)
            task.delegate = self
            task.resume()
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { // expect: off_main_callback_isolated
            label?.text = error == nil ? "ok" : "failed"
        }
    }
}
