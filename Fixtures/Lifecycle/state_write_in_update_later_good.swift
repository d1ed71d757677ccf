import SwiftUI
import UIKit

struct Beacon: UIViewRepresentable {
    @Binding var isLit: Bool
    @Binding var count: Int

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
        DispatchQueue.main.async { isLit = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isLit = false }
        Task { @MainActor in count = 0 }
        RunLoop.main.perform { isLit = true }
        OperationQueue.main.addOperation { isLit = true }
        let work = DispatchWorkItem { isLit = false }
        DispatchQueue.main.async(execute: work)
        context.coordinator.onTap = { isLit.toggle() }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in isLit = false }
        later { count = 2 }
        return button
    }

    private func later(_ work: @escaping () -> Void) {
        DispatchQueue.main.async(execute: work)
    }

    func updateUIView(_ button: UIButton, context: Context) {
        UIView.animate(withDuration: 0.2, animations: { button.alpha = isLit ? 1 : 0.2 }) { _ in
            if isLit { isLit = false }
        }
    }

    @MainActor
    final class Coordinator {
        var onTap: (() -> Void)?
    }
}
