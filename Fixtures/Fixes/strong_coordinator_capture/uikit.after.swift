import Combine
import SwiftUI
import UIKit

struct Ticker: UIViewRepresentable {
    let prices: PassthroughSubject<Int, Never>

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.token = prices.sink { [weak coordinator = context.coordinator] price in
            // in order of arrival
            coordinator?.show(price)
        }
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    @MainActor
    final class Coordinator {
        var token: AnyCancellable?
        func show(_ price: Int) {}
    }
}
