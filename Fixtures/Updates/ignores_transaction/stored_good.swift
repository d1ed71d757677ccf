import SwiftUI
import UIKit

final class ResetView: UIScrollView { var onReset: (() -> Void)? }

struct Bar3: UIViewRepresentable {
    var top: CGPoint
    func makeUIView(context: Context) -> ResetView { ResetView() }
    func updateUIView(_ view: ResetView, context: Context) {
        view.onReset = { [weak view] in view?.setContentOffset(top, animated: true) }
    }
}
