import SwiftUI
import UIKit
import AVFoundation

final class SketchRenderer {
    let layer = CALayer()
}

struct SketchBoard: UIViewRepresentable {
    let renderer: SketchRenderer // expect: property_not_synced
    weak var hint: UIView?

    func makeUIView(context: Context) -> UIView {
        let board = UIView()
        board.layer.addSublayer(renderer.layer)
        return board
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
