import SwiftUI
import UIKit

/// Nothing here comes back: the value goes from SwiftUI to the control alone.
struct LevelDial: UIViewRepresentable {
    @Binding var level: Float
    var page: Int

    func makeUIView(context: Context) -> UISlider {
        UISlider()
    }

    func updateUIView(_ dial: UISlider, context: Context) {
        dial.isEnabled = page > 0
        dial.value = level
        dial.minimumTrackTintColor = page == 1 ? .systemTeal : .systemGray
    }
}
