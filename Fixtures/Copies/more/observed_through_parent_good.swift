import SwiftUI
import UIKit

final class Mixer: ObservableObject {
    @Published var level: Float = 0
}

struct Fader: UIViewRepresentable {
    @ObservedObject var mixer: Mixer
    @AppStorage("step") private var step = 0.1

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.slid), for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        if slider.value != mixer.level { slider.value = mixer.level }
    }

    @MainActor
    final class Coordinator: NSObject {
        private let parent: Fader
        init(_ parent: Fader) { self.parent = parent }
        @objc func slid(_ slider: UISlider) {
            print(parent.step)
        }
    }
}
