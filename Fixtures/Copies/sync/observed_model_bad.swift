import SwiftUI
import UIKit

final class Palette: ObservableObject {
    @Published var ink = UIColor.black
}

struct InkPad: UIViewRepresentable {
    @ObservedObject var palette: Palette // expect: property_not_synced
    @State private var tries = 0
    var isLocked = false

    func makeUIView(context: Context) -> UIView {
        let pad = UIView()
        pad.backgroundColor = palette.ink
        pad.tag = tries
        return pad
    }

    func updateUIView(_ pad: UIView, context: Context) {
        pad.isUserInteractionEnabled = !isLocked
    }
}
