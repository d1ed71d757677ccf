import SwiftUI
import UIKit

struct SceneButton: UIViewRepresentable {
    let store: SceneStore
    let session: any SceneSession
    @State private var presses = 0
    var title: String

    func makeCoordinator() -> Coordinator {
        Coordinator(store: store, session: session) { presses += 1 }
    }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Coordinator.pressed), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        button.setTitle(title, for: .normal)
    }

    @MainActor
    final class Coordinator: NSObject {
        private let store: SceneStore
        private let session: any SceneSession
        private let count: () -> Void

        init(store: SceneStore, session: any SceneSession, count: @escaping () -> Void) {
            self.store = store
            self.session = session
            self.count = count
        }

        @objc func pressed() {
            store.advance()
            session.mark()
            count()
        }
    }
}

@MainActor
final class SceneStore {
    private(set) var step = 0

    func advance() {
        step += 1
    }
}

@MainActor
protocol SceneSession: AnyObject {
    func mark()
}
