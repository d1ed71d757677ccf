import SwiftUI
import Combine
import UIKit

final class Heart: ObservableObject {
    @Published var beats = 60
}
struct HeartLabel: UIViewRepresentable {
    let heart: Heart

    @MainActor final class Coordinator {
        var token: AnyCancellable?
        func follow(_ heart: Heart, label: UILabel) {
            token = heart.$beats.receive(on: DispatchQueue.main).sink { [weak label] in label?.text = "\($0)" }
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.follow(heart, label: label)
        return label
    }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(heart.beats)" }
}
