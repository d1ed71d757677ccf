import SwiftUI
import UIKit

struct Poster: UIViewRepresentable {
    @Binding var measured: CGSize

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ view: UIImageView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIImageView, context: Context) -> CGSize? {
        let size = uiView.intrinsicContentSize
        DispatchQueue.main.async { measured = size } // expect: deferred_write_unguarded
        return size
    }
}
