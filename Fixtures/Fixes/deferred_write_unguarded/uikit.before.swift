import SwiftUI
import UIKit

struct Measured: UIViewRepresentable {
    @Binding var height: CGFloat
    @Binding var width: CGFloat

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        DispatchQueue.main.async {
            self.height = label.bounds.height
        }
        DispatchQueue.main.async { width = label.bounds.width }
    }
}
