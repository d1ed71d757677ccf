import Lottie
import SwiftUI
import UIKit

struct Anim: UIViewRepresentable {
    let name: String // expect: property_not_synced
    var isLooping: Bool

    func makeUIView(context: Context) -> LottieAnimationView {
        let view = LottieAnimationView(name: name)
        view.contentMode = .scaleAspectFit
        return view
    }

    func updateUIView(_ view: LottieAnimationView, context: Context) {
        view.loopMode = isLooping ? .loop : .playOnce
    }
}
