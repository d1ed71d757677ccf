import SwiftUI
import UIKit

/// Each of these is called a delegate, and none is one of the view's.
struct FeedPane: UIViewRepresentable {
    var title: String
    let relay: FeedRelay

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> FeedButton {
        FeedButton()
    }

    func updateUIView(_ pane: FeedButton, context: Context) {
        context.coordinator.delegate = relay
        context.coordinator.loader.delegate = relay
        var pane = FeedOptions()
        pane.delegate = relay
        relay.options = pane
    }

    static func dismantleUIView(_ pane: FeedButton, coordinator: Coordinator) {
        coordinator.delegate = nil
    }

    @MainActor
    final class Coordinator: NSObject {
        weak var delegate: FeedRelay?
        let loader = FeedLoader()

        func finish() {
            delegate?.options = nil
        }
    }
}

final class FeedButton: UIButton {}

struct FeedOptions {
    var delegate: FeedRelay?
}

final class FeedLoader {
    weak var delegate: FeedRelay?
}

final class FeedRelay {
    var options: FeedOptions?
}
