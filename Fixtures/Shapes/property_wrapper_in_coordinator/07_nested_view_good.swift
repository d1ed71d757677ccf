import SwiftUI
import UIKit

struct TileHost: UIViewRepresentable {
    @MainActor final class Coordinator: NSObject {
        struct Tile: View {
            @State var isOn = false
            var body: some View { Toggle("On", isOn: $isOn) }
        }
        let host = UIHostingController(rootView: Tile())
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { context.coordinator.host.view }
    func updateUIView(_ v: UIView, context: Context) {}
}
