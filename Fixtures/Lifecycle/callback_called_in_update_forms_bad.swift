import SwiftUI
import UIKit

typealias SizeReport = (CGSize) -> Void

struct Frame: UIViewRepresentable {
    var text: String
    let onSize: SizeReport
    var onReady: (() -> Void)?
    var onChange: (String) -> Void
    var onKept: (Int) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(frame: self, onKept: onKept) }

    func makeUIView(context: Context) -> UILabel {
        onReady?() // expect: callback_called_in_update
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.frame = self
        context.coordinator.onKept = onKept
        label.text = text
        onSize(label.intrinsicContentSize) // expect: callback_called_in_update
        if let onReady {
            onReady() // expect: callback_called_in_update
        }
        tell(onChange)
        context.coordinator.frame.onChange("x") // expect: callback_called_in_update
        context.coordinator.report(label)
        withAnimation { onChange("y") } // expect: callback_called_in_update
    }

    private func tell(_ handler: (String) -> Void) {
        handler(text) // expect: callback_called_in_update
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        onSize(uiView.bounds.size) // expect: callback_called_in_update
        return nil
    }

    @MainActor
    final class Coordinator {
        var frame: Frame
        var onKept: (Int) -> Void

        init(frame: Frame, onKept: @escaping (Int) -> Void) {
            self.frame = frame
            self.onKept = onKept
        }

        func report(_ label: UILabel) {
            onKept(label.numberOfLines) // expect: callback_called_in_update
            frame.onSize(label.bounds.size) // expect: callback_called_in_update
        }
    }
}
