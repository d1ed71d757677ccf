import Charting
import SwiftUI
import UIKit

struct Plot: UIViewRepresentable {
    var samples: [Double]
    let store: PlotStore

    func makeUIView(context: Context) -> PlotView {
        let plot = PlotView()
        plot.samples = samples
        plot.bind(store)
        return plot
    }

    func updateUIView(_ plot: PlotView, context: Context) {
        plot.reload(samples, from: store)
    }
}
