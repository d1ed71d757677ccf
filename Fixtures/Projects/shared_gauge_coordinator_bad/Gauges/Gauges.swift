import SwiftUI
import UIKit

struct SteamGauge: UIViewRepresentable {
    var limit: Double
    var onAlarm: () -> Void

    func makeCoordinator() -> GaugeCoordinator {
        GaugeCoordinator(limit: limit, onAlarm: onAlarm)
    }

    func makeUIView(context: Context) -> UISlider {
        let gauge = UISlider()
        gauge.addTarget(context.coordinator, action: #selector(GaugeCoordinator.moved(_:)), for: .valueChanged)
        return gauge
    }

    func updateUIView(_ gauge: UISlider, context: Context) { // expect: missing_closure_refresh
        gauge.maximumValue = Float(limit)
    }
}

struct WaterGauge: UIViewRepresentable {
    var limit: Double
    var onAlarm: () -> Void

    func makeCoordinator() -> GaugeCoordinator {
        GaugeCoordinator(limit: limit, onAlarm: onAlarm)
    }

    func makeUIView(context: Context) -> UISlider {
        let gauge = UISlider()
        gauge.addTarget(context.coordinator, action: #selector(GaugeCoordinator.moved(_:)), for: .valueChanged)
        return gauge
    }

    func updateUIView(_ gauge: UISlider, context: Context) {
        context.coordinator.refresh(limit, onAlarm)
        gauge.maximumValue = Float(limit)
    }
}
