import SwiftUI
import UIKit

struct Feed: UIViewRepresentable {
    let stream: AsyncStream<String>

    func makeCoordinator() -> Reader { Reader() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.read(stream, into: label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        if context.coordinator.isStale { context.coordinator.read(stream, into: label) }
    }

    @MainActor
    final class Reader {
        private(set) var isStale = false
        private var task: Task<Void, Never>?

        func read(_ stream: AsyncStream<String>, into label: UILabel) {
            task?.cancel()
            task = Task { [weak label] in
                for await line in stream { label?.text = line }
            }
        }

        deinit { task?.cancel() }
    }
}
