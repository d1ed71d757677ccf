import Combine
import SwiftUI
import UIKit

struct Ticker: UIViewRepresentable {
    @Binding var offset: CGPoint
    @Binding var speed: Double
    @Binding var title: String
    @ObservedObject var feed: TickerFeed

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIScrollView {
        let strip = UIScrollView()
        context.coordinator.bag = [
            strip.publisher(for: \.contentOffset).removeDuplicates().sink { point in
                offset = point // expect: state_write_in_update
            },
            feed.$speed.map { $0 * 2 }.sink { speed = $0 }, // expect: state_write_in_update
            feed.titles.eraseToAnyPublisher().sink(receiveValue: { title = $0 }), // expect: state_write_in_update
            Just("first").assign(to: \.latest, on: feed), // expect: state_write_in_update
        ]
        context.coordinator.token = strip.observe(\.contentSize, options: [.initial, .new]) { _, _ in
            speed = 0 // expect: state_write_in_update
        }
        return strip
    }

    func updateUIView(_ strip: UIScrollView, context: Context) {}

    @MainActor
    final class Coordinator {
        var bag: Set<AnyCancellable> = []
        var token: NSKeyValueObservation?
    }
}

@MainActor
final class TickerFeed: ObservableObject {
    @Published var speed = 1.0
    @Published var latest = ""
    let titles = CurrentValueSubject<String, Never>("")
}
