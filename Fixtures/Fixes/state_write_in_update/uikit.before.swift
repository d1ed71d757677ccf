import SwiftUI
import UIKit

struct Measured: UIViewRepresentable {
    @Binding var height: CGFloat
    @State private var isReady = false

    func makeUIView(context: Context) -> UILabel {
        isReady = true
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        height = label.bounds.height  // the table asks for it
    }
}
