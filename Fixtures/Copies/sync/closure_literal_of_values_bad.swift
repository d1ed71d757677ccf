import SwiftUI
import UIKit

final class GateController: UIViewController {
    var onOpen: () -> Void = {}
}

struct Gate: UIViewControllerRepresentable {
    var onOpen: () -> Void // expect: property_not_synced

    func makeUIViewController(context: Context) -> GateController {
        let gate = GateController()
        gate.onOpen = onOpen
        return gate
    }

    func updateUIViewController(_ gate: GateController, context: Context) {}
}

struct GateScreen: View {
    let number: Int
    @State private var opened: [Int] = []

    var body: some View {
        VStack {
            Gate { opened = [] }
            Gate { opened.append(number) }
        }
    }
}
