import SwiftUI
import UIKit

struct Fader: UIViewRepresentable {
    var onFade: () -> Void

    struct Coordinator { // expect: coordinator_not_class
        var parent: Fader
        func fade() { parent.onFade() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
    func makeUIView(context: Context) -> UISlider { UISlider() }
    func updateUIView(_ slider: UISlider, context: Context) {}
}
