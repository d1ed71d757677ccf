import Charting
import SwiftUI
import UIKit

struct Plot: UIViewRepresentable {
    var samples: [Double]
    var lineColor: UIColor

    func makeUIView(context: Context) -> UIView {
        let plot = PlotView()
        plot.lineColor = lineColor
        plot.samples = samples
        return plot
    }

    func updateUIView(_ view: UIView, context: Context) {
        PlotStyler.shared.apply(self, to: view)
    }
}
