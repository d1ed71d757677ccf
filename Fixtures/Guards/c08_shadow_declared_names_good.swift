import SwiftUI
import UIKit

final class GaugeView: UIView {
    var region = 0
    var camera = ""
    var scene: String?
    var document: URL?

    func load(_ url: URL) { document = url }
    func reload() { setNeedsDisplay() }
    func seek(to value: Int) { region = value }
    func setRegion(_ value: Int) { region = value }
}

final class TileStore {
    private(set) var text = ""
    func load(_ name: String) { text = name }
    func reloadData() { text = "" }
    func setItems(_ items: [Int]) { text = "\(items.count)" }
}

struct Gauge: UIViewRepresentable {
    let url: URL
    var value: Int

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> GaugeView { GaugeView() }

    func updateUIView(_ gauge: GaugeView, context: Context) {
        gauge.region = value
        gauge.camera = "wide"
        gauge.scene = nil
        gauge.load(url)
        gauge.reload()
        gauge.seek(to: value)
        gauge.setRegion(value)
        context.coordinator.store.load(url.path)
        context.coordinator.store.reloadData()
        context.coordinator.store.setItems([value])
        var text = context.coordinator.store.text
        text = url.path
        gauge.accessibilityLabel = text
    }

    @MainActor
    final class Coordinator: NSObject {
        let store = TileStore()
    }
}
