import SwiftUI
import UIKit
import VendorKit

// The superclass is declared where nobody can look: it may be isolated.
struct VendorDial: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    final class Coordinator: VendorBaseController {
        var turns = 0
        @objc func turn() { turns += 1 }
    }
}
