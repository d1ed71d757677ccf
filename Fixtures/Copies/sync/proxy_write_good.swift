import SwiftUI
import UIKit

final class CanvasProxy {
    weak var canvas: UIView?
}

struct Canvas3: UIViewRepresentable {
    let proxy: CanvasProxy
    @Binding var canvas: UIView?
    var paper: UIColor

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        proxy.canvas = view
        DispatchQueue.main.async { canvas = view }
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        view.backgroundColor = paper
    }
}
