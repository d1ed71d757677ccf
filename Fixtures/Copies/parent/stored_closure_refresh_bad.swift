import SwiftUI
import UIKit

final class BellButton: UIButton {
    var onAttach: (() -> Void)?
}

struct Bell: UIViewRepresentable {
    var onRing: () -> Void

    func makeCoordinator() -> Ringer { Ringer(bell: self) }

    func makeUIView(context: Context) -> BellButton {
        let button = BellButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Ringer.ring), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: BellButton, context: Context) { // expect: missing_parent_refresh
        button.onAttach = { [weak ringer = context.coordinator] in
            ringer?.bell = self
        }
    }

    @MainActor
    final class Ringer: NSObject {
        var bell: Bell
        init(bell: Bell) { self.bell = bell }
        @objc func ring() { bell.onRing() }
    }
}
