import SwiftUI

struct SiloScreen: View {
    let silo: SiloModel

    var body: some View { SiloGauge(silo: silo) }
}

struct WatchedSilo: View {
    @ObservedObject var silo: SiloModel

    var body: some View { SiloMark(silo: silo) }
}
