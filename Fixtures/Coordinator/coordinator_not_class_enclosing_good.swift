import SwiftUI
import UIKit

struct RouteScreen: View {
    struct Coordinator { var leg = 0 }
    @State private var coordinator = Coordinator()

    var body: some View {
        VStack {
            Stepper("Leg \(coordinator.leg)", value: $coordinator.leg)
            Divider2()
        }
    }

    struct Divider2: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .separator }
    }
}
