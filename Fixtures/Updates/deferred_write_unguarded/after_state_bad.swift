import SwiftUI
import UIKit

struct Blink: UIViewRepresentable {
    @State private var ticks = 0

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = "\(ticks)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            ticks += 1 // expect: deferred_write_unguarded
        }
    }
}
