import SwiftUI
import UIKit

struct TallyView: UIViewRepresentable {
    struct Coordinator { // expect: coordinator_not_class
        var lastCount = 0
    }
    let count: Int
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        if context.coordinator.lastCount != count { label.text = "\(count)" }
    }
}
