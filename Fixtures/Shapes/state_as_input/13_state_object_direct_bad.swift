import SwiftUI
import Combine
import AVKit

final class Relay: ObservableObject {
    @Published var url: URL?
}

struct RelayPlayer: UIViewControllerRepresentable {
    @StateObject private var relay: Relay // expect: state_as_input

    init(relay: Relay) {
        _relay = StateObject(wrappedValue: relay)
    }
    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        controller.title = relay.url?.lastPathComponent
    }
}

struct RelayScreen: View {
    @ObservedObject var relay: Relay
    var body: some View {
        NavigationStack { RelayPlayer(relay: relay) }
    }
}
