import Combine
import SwiftUI
import UIKit

struct QuietTicker: UIViewRepresentable {
    @Binding var offset: CGPoint
    @Binding var speed: Double
    @Binding var title: String
    @ObservedObject var feed: QuietFeed

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIScrollView {
        let strip = UIScrollView()
        context.coordinator.bag = [
            strip.publisher(for: \.contentOffset).receive(on: DispatchQueue.main).sink { point in offset = point },
            strip.publisher(for: \.contentOffset).dropFirst().sink { point in offset = point },
            strip.publisher(for: \.contentOffset, options: [.new]).sink { point in offset = point },
            feed.$speed.debounce(for: 0.1, scheduler: RunLoop.main).sink { speed = $0 },
            feed.titles.sink { title = $0 },
            NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink { _ in speed = 1 },
            Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in speed += 1 },
        ]
        context.coordinator.token = strip.observe(\.contentSize, options: [.new]) { _, _ in speed = 0 }
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
final class QuietFeed: ObservableObject {
    @Published var speed = 1.0
    let titles = PassthroughSubject<String, Never>()
}
