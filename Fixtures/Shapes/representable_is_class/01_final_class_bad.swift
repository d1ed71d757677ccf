import SwiftUI
import UIKit

final class PaintingPad: UIViewRepresentable { // expect: representable_is_class
    private var strokes: [CGPoint] = []
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
