import Combine
import SwiftUI
import UIKit

final class LevelFeed {
    let level = PassthroughSubject<Float, Never>()
}

struct LevelBar: UIViewRepresentable {
    let feed: LevelFeed

    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        feed.level // expect: registration_in_update
            .receive(on: DispatchQueue.main)
            .sink { [weak bar] in bar?.progress = $0 }
            .store(in: &context.coordinator.bag)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator {
        var bag = Set<AnyCancellable>()
    }
}
