import SwiftUI
import UIKit

struct Dial: UIViewRepresentable {
    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        connect(scroll, context.coordinator)
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {}
}

struct Gauge: UIViewRepresentable {
    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(DialDesk.turned), for: .valueChanged) // expect: missing_make_coordinator
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {}
}
