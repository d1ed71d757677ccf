import Combine
import SwiftUI
import UIKit

struct Counter: UIViewRepresentable {
    let step: Int
    let onCount: (Int) -> Void

    func makeCoordinator() -> Adder { Adder(step: step, onCount: onCount) }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.begin()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) { // expect: missing_closure_refresh
        view.tag = step
    }

    @MainActor
    final class Adder {
        private let step: Int
        private let onCount: (Int) -> Void
        private var total = 0
        private var bag: Set<AnyCancellable> = []

        init(step: Int, onCount: @escaping (Int) -> Void) {
            (self.step, self.onCount) = (step, onCount)
        }

        func begin() {
            NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
                .sink { [weak self] _ in self?.add() }
                .store(in: &bag)
        }

        private func add() {
            total += step
            onCount(total)
        }
    }
}
