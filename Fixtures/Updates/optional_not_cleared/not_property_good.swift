import SwiftUI
import UIKit

struct Tag: UIViewRepresentable {
    var name: String
    var color: UIColor

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {
        if let image = UIImage(systemName: name) {
            view.image = image
        }
        view.tintColor = color
    }
}
