import SwiftUI
import UIKit

struct Stamp: UIViewRepresentable {
    var text: String

    final class Coordinator: NSObject {
        var parent: Stamp
        init(_ parent: Stamp) { self.parent = parent }
        func idle() {}
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}
