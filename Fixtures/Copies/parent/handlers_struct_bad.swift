import SwiftUI
import UIKit

struct MapHandlers {
    var didTap: () -> Void = {}
}

struct TapPad: UIViewRepresentable {
    var handlers = MapHandlers()
    @Binding var taps: Int

    func makeCoordinator() -> Coordinator { Coordinator(pad: self) }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tap)))
        return view
    }

    func updateUIView(_ view: UIView, context: Context) { // expect: missing_parent_refresh
        view.accessibilityValue = "\(taps)"
    }
}

extension TapPad {
    @MainActor
    class Coordinator: NSObject {
        var pad: TapPad
        init(pad: TapPad) { self.pad = pad }
    }
}

extension TapPad.Coordinator {
    @objc func tap() {
        pad.taps += 1
        finish()
    }

    private func finish() { pad.handlers.didTap() }
}
