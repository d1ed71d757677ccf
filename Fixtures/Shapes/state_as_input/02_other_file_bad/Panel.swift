import SwiftUI

struct MixerPanel: View {
    let channels: [Double]
    var body: some View {
        HStack {
            ForEach(channels.indices, id: \.self) { position in
                VolumeDial(volume: channels[position], isMuted: channels[position] == 0)
            }
        }
    }
}
