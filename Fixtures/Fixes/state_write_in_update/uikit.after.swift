import SwiftUI
import UIKit

struct Measured: UIViewRepresentable {
    @Binding var height: CGFloat
    @State private var isReady = false

    func makeUIView(context: Context) -> UILabel {
        DispatchQueue.main.async {
            if !isReady {
                isReady = true
            }
        }
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        DispatchQueue.main.async {
            if height != label.bounds.height {
                height = label.bounds.height  // the table asks for it
            }
        }
    }
}
