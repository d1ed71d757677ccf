import SwiftUI
import UIKit

struct SiloGauge: UIViewRepresentable {
    let silo: SiloModel // expect-info: model_not_observed

    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

    func updateUIView(_ gauge: UIProgressView, context: Context) { gauge.tintColor = silo.isFull ? .red : .green }
}

struct SiloMark: UIViewRepresentable {
    let silo: SiloModel

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ mark: UIView, context: Context) { mark.isHidden = silo.fill == 0 }
}
