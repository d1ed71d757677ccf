import SwiftUI
import UIKit

extension UIView {
    func pin(to size: CGSize) {
        frame.size = size // expect: geometry_mutation
    }
}

struct Tile: UIViewRepresentable {
    var size: CGSize

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ tile: UIView, context: Context) {
        tile.pin(to: size)
    }
}
