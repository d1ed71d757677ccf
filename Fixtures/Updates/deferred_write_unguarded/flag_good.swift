import SwiftUI
import UIKit

struct FirstSize: UIViewRepresentable {
    @Binding var size: CGSize

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        guard !context.coordinator.didReport else { return }
        context.coordinator.didReport = true
        DispatchQueue.main.async { size = view.bounds.size }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator { var didReport = false }
}
