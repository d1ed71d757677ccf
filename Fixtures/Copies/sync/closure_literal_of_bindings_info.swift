import SwiftUI
import UIKit

final class GateController: UIViewController {
    var onOpen: () -> Void = {}
}

struct Gate: UIViewControllerRepresentable {
    var onOpen: () -> Void // expect-info: property_not_synced

    func makeUIViewController(context: Context) -> GateController {
        let gate = GateController()
        gate.onOpen = onOpen
        return gate
    }

    func updateUIViewController(_ gate: GateController, context: Context) {}
}

struct GateScreen: View {
    @State private var isOpen = false

    var body: some View {
        Gate { isOpen = true }
    }
}
