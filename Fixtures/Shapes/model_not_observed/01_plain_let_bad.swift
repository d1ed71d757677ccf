import SwiftUI
import Combine
import UIKit

final class Thermostat: ObservableObject {
    @Published var degrees = 20.0
    var serial = "x"
}

struct ThermostatBar: UIViewRepresentable {
    let thermostat: Thermostat // expect-info: model_not_observed
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.progress = Float(thermostat.degrees / 40)
    }
}
