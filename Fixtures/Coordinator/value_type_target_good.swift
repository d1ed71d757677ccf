import SwiftUI
import UIKit

struct ChimeButton: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> ChimeView {
        let button = ChimeView()
        button.addTarget(context.coordinator, action: #selector(Coordinator.chime), for: .touchUpInside)
        // Of the project: it takes a value.
        button.route = ChimeRoute(target: self, action: "chime")
        button.owner = self
        return button
    }

    func updateUIView(_ button: ChimeView, context: Context) {
        button.owner = self
        context.coordinator.watch()
    }

    @MainActor
    final class Coordinator: NSObject {
        private var count = 0

        @objc func chime() { count += 1 }

        func watch() {
            NotificationCenter.default.removeObserver(self)
            NotificationCenter.default.addObserver(
                self, selector: #selector(chime), name: UIApplication.didBecomeActiveNotification, object: nil)
        }
    }
}

final class ChimeView: UIButton {
    var route: ChimeRoute?
    var owner: ChimeButton?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(flash), for: .touchDown)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func flash() {}
}

struct ChimeRoute {
    let target: ChimeButton
    let action: String
}
