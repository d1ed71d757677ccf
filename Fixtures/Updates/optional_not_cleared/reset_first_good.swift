import SwiftUI
import UIKit

struct Avatar3: UIViewRepresentable {
    var picture: UIImage?

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {
        view.image = nil
        if let picture {
            view.image = picture
        }
    }
}
