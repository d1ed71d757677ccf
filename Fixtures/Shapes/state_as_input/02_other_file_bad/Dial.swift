import SwiftUI
import AppKit

struct VolumeDial: NSViewRepresentable {
    @State var volume: Double = 0.5 // expect: state_as_input
    var isMuted = false

    func makeNSView(context: Context) -> NSSlider { NSSlider(value: volume, minValue: 0, maxValue: 1, target: nil, action: nil) }
    func updateNSView(_ slider: NSSlider, context: Context) {
        slider.doubleValue = volume
        slider.isEnabled = !isMuted
    }
}
