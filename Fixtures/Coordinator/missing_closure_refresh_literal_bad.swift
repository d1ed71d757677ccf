import SwiftUI
import UIKit

struct ReplyButton: UIViewRepresentable {
    var thread: Int
    let outbox: Outbox

    func makeCoordinator() -> Coordinator {
        // Captures the number of the first thread for good.
        Coordinator(send: { text in outbox.send(text, to: thread) })
    }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Coordinator.tapped), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { // expect: missing_closure_refresh
        button.tag = thread
    }

    @MainActor
    final class Coordinator: NSObject {
        private let send: (String) -> Void

        init(send: @escaping (String) -> Void) {
            self.send = send
        }

        @objc func tapped() {
            send("OK")
        }
    }
}

final class Outbox {
    private(set) var last = ""

    func send(_ text: String, to thread: Int) {
        last = "\(thread): \(text)"
    }
}
