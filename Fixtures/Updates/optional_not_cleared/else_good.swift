import SwiftUI
import UIKit

struct Avatar2: UIViewRepresentable {
    var picture: UIImage?

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {
        if let picture {
            view.image = picture
        } else {
            view.image = nil
        }
    }
}
