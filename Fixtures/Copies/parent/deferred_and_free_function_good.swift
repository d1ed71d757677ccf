import SwiftUI
import UIKit

@MainActor
private func hand(_ view: Bell, to ringer: Bell.Ringer) {
    ringer.bell = view
}

struct Bell: UIViewRepresentable {
    var onRing: () -> Void

    func makeCoordinator() -> Ringer { Ringer(bell: self) }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Ringer.ring), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        hand(self, to: context.coordinator)
    }

    @MainActor
    final class Ringer: NSObject {
        fileprivate var bell: Bell
        init(bell: Bell) { self.bell = bell }
        @objc func ring() { bell.onRing() }
    }
}

struct Gong: UIViewRepresentable {
    var onRing: () -> Void

    func makeCoordinator() -> Striker { Striker(gong: self) }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Striker.ring), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        let striker = context.coordinator
        DispatchQueue.main.async { striker.gong = self }
    }

    @MainActor
    final class Striker: NSObject {
        var gong: Gong
        init(gong: Gong) { self.gong = gong }
        @objc func ring() { gong.onRing() }
    }
}
