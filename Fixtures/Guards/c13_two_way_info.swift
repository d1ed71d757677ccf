import SwiftUI
import UIKit

struct Mix {
    var volume: Float = 0
    var isMuted = false
}

final class MixerStrip: UIStackView {
    let fader = UISlider()
    let mute = UISwitch()
}

struct MixerPane: UIViewRepresentable {
    @Binding var mix: Mix

    func makeCoordinator() -> Coordinator { Coordinator(mix: $mix) }

    func makeUIView(context: Context) -> MixerStrip {
        let strip = MixerStrip()
        strip.fader.addTarget(context.coordinator, action: #selector(Coordinator.moved(_:)), for: .valueChanged)
        strip.mute.addAction(UIAction { [mute = strip.mute] _ in mix.isMuted = mute.isOn }, for: .valueChanged) // expect: strong_coordinator_capture
        context.coordinator.fader = strip.fader
        return strip
    }

    func updateUIView(_ strip: MixerStrip, context: Context) {
        strip.fader.value = mix.volume // expect-info: unguarded_update_write
        strip.mute.setOn(mix.isMuted, animated: true) // expect-info: unguarded_update_write
        let level = mix.volume * 2
        context.coordinator.fader?.setValue(level / 2, animated: false) // expect-info: unguarded_update_write
    }

    @MainActor
    final class Coordinator: NSObject {
        weak var fader: UISlider?
        private let mix: Binding<Mix>
        init(mix: Binding<Mix>) { self.mix = mix }
        @objc func moved(_ slider: UISlider) { mix.wrappedValue.volume = slider.value }
    }
}
