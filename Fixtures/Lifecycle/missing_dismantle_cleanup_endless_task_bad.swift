import SwiftUI
import UIKit

struct PriceTicker: UIViewRepresentable {
    let prices: PriceFeed

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let feed = prices
        Task { @MainActor [weak label] in // expect: missing_dismantle_cleanup
            while true {
                label?.text = await feed.next()
                try? await Task.sleep(for: .seconds(5))
            }
        }
        context.coordinator.once = Task { [weak label] in
            let first = await feed.next()
            label?.accessibilityValue = first
        }
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.isHidden = prices.isClosed
    }

    @MainActor
    final class Coordinator {
        var once: Task<Void, Never>?
    }
}

@MainActor
final class PriceFeed {
    var isClosed = false

    func next() async -> String {
        "12"
    }
}
