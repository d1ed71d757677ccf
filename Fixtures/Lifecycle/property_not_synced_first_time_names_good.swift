import SwiftUI
import UIKit

struct PhotoStage: UIViewRepresentable {
    var initialZoom: CGFloat
    var defaultInset: CGFloat
    var startOffset: CGPoint
    var autofocus: Bool
    let maximum = 8.0
    static let minimum = 0.5
    private var bounce = true
    var alpha: CGFloat

    init(initialZoom: CGFloat, defaultInset: CGFloat, startOffset: CGPoint, autofocus: Bool, alpha: CGFloat) {
        self.initialZoom = initialZoom
        self.defaultInset = defaultInset
        self.startOffset = startOffset
        self.autofocus = autofocus
        self.alpha = alpha
    }

    func makeUIView(context: Context) -> UIScrollView {
        let stage = UIScrollView()
        stage.zoomScale = initialZoom
        stage.contentInset.left = defaultInset
        stage.contentOffset = startOffset
        stage.isScrollEnabled = autofocus
        stage.maximumZoomScale = maximum
        stage.minimumZoomScale = Self.minimum
        stage.bounces = bounce
        return stage
    }

    func updateUIView(_ stage: UIScrollView, context: Context) {
        stage.alpha = alpha
    }
}
