import SwiftUI
import UIKit

struct Slide: UIViewRepresentable {
    func makeCoordinator() {
        print("made")
        Keeper()
    }

    func makeUIView(context: Context) -> UISlider { UISlider() }
    func updateUIView(_ slider: UISlider, context: Context) {}

    @MainActor
    final class Keeper: NSObject {
        var value = 0.0
    }
}
