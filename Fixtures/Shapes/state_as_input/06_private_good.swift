import SwiftUI
import UIKit

struct ZoomHolder: UIViewRepresentable {
    @State private var scale: CGFloat = 1
    let image: UIImage

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ scroller: UIScrollView, context: Context) { scroller.maximumZoomScale = scale * 4 }
}
struct ZoomScreen: View {
    let image: UIImage
    var body: some View { ZoomHolder(image: image) }
}
