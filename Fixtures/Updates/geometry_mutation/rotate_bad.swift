import SwiftUI
import UIKit

struct Arrow: UIViewRepresentable {
    var heading: Double

    func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(systemName: "arrow.up")) }

    func updateUIView(_ arrow: UIImageView, context: Context) {
        UIView.animate(withDuration: 0.3) {
            arrow.transform = CGAffineTransform(rotationAngle: heading) // expect: geometry_mutation
        }
    }
}
