import AppKit
import SwiftUI

func clamp(_ value: inout Double, to range: ClosedRange<Double>) {
    value = min(max(value, range.lowerBound), range.upperBound)
}

struct GainSlider: NSViewRepresentable {
    @Binding var gain: Double
    let isMuted: Binding<Bool>

    func makeNSView(context: Context) -> NSSlider { NSSlider() }

    func updateNSView(_ slider: NSSlider, context: Context) {
        clamp(&gain, to: 0...1) // expect: state_write_in_update
        isMuted.wrappedValue = gain == 0 // expect: state_write_in_update
        if slider.doubleValue != gain { slider.doubleValue = gain }
    }
}
