import SwiftUI
import UIKit

struct Emptyish: UIViewRepresentable {
    struct Coordinator {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
