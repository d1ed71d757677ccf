import SwiftUI
import UIKit

final class TapRelay: NSObject {
    let fire: () -> Void
    init(fire: @escaping () -> Void) { self.fire = fire }
    @objc func tapped() { fire() }
}

struct RelayButton: UIViewRepresentable {
    var onTap: () -> Void

    func makeUIView(context: Context) -> UIButton { UIButton(type: .system) }

    func updateUIView(_ button: UIButton, context: Context) {
        let relay = TapRelay(fire: onTap)
        context.coordinator.relays.append(relay)
        button.addTarget(relay, action: #selector(TapRelay.tapped), for: .touchUpInside) // expect: registration_in_update
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator {
        var relays: [TapRelay] = []
    }
}
