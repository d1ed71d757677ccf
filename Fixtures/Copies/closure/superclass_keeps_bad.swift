import SwiftUI
import UIKit

@MainActor
class TapDriver: NSObject {
    private let onTap: () -> Void

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init()
    }

    @objc func tapped() { onTap() }
}

struct TapView: UIViewRepresentable {
    var onTap: () -> Void
    var onPress: () -> Void

    final class Coordinator: TapDriver {
        var onPress: () -> Void

        init(onTap: @escaping () -> Void, onPress: @escaping () -> Void) {
            self.onPress = onPress
            super.init(onTap: onTap)
        }

        @objc func pressed() { onPress() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(onTap: onTap, onPress: onPress) }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pressed)))
        return view
    }

    func updateUIView(_ view: UIView, context: Context) { // expect: missing_closure_refresh
        context.coordinator.onPress = onPress
    }
}
