import SwiftUI
import Combine
import UIKit

final class Palette: ObservableObject {
    @Published var tint = UIColor.red
}
final class SwatchView: UIView {
    func show(_ palette: Palette) { backgroundColor = palette.tint }
}
struct Swatch: UIViewRepresentable {
    let palette: Palette // expect-info: model_not_observed
    func makeUIView(context: Context) -> SwatchView { SwatchView() }
    func updateUIView(_ view: SwatchView, context: Context) { view.show(palette) }
}
struct PaletteScreen: View {
    let palette = Palette()
    var body: some View { Swatch(palette: palette) }
}
