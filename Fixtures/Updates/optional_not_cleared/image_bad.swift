import SwiftUI
import UIKit

struct Avatar: UIViewRepresentable {
    var picture: UIImage?

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {
        if let picture { // expect-info: optional_not_cleared
            view.image = picture
        }
    }
}
