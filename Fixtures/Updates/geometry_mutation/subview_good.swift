import SwiftUI
import UIKit

struct Frames: UIViewRepresentable {
    var image: UIImage

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        let picture = UIImageView(image: image)
        picture.frame = CGRect(origin: .zero, size: image.size)
        picture.translatesAutoresizingMaskIntoConstraints = true
        scroll.addSubview(picture)
        scroll.contentSize = image.size
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        scroll.subviews.first?.frame.size = image.size
        scroll.layer.sublayers?.first?.transform = CATransform3DIdentity
        scroll.subviews.forEach { $0.center = .zero }
    }
}
