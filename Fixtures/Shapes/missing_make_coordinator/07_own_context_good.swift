import SwiftUI
import UIKit

struct DrawContext { let coordinator: Plotter }
final class Plotter: NSObject, UIScrollViewDelegate { var zoom = 1.0 }

struct Plot: UIViewRepresentable {
    let plotter: Plotter // expect: property_not_synced
    func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        prepare(view, context: DrawContext(coordinator: plotter))
        _ = context.coordinator
        return view
    }
    func updateUIView(_ v: UIScrollView, context: Context) {}
    private func prepare(_ view: UIScrollView, context: DrawContext) {
        view.delegate = context.coordinator
        context.coordinator.zoom = 2
    }
}
