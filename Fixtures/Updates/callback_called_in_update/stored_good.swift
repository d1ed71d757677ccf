import SwiftUI
import UIKit

final class PadView: UIView {
    var onPress: (() -> Void)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onPress?() }
}

struct Pad: UIViewRepresentable {
    var onPress: () -> Void

    func makeUIView(context: Context) -> PadView { PadView() }

    func updateUIView(_ pad: PadView, context: Context) {
        pad.onPress = { onPress() }
    }
}
