import SwiftUI
import UIKit

struct ScoreSheet: UIViewRepresentable {
    var bar: Int
    var scale: CGFloat

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ sheet: UIScrollView, context: Context) {
        switch (sheet.zoomScale == scale, bar) {
        case (true, _):
            return
        case (false, 0):
            sheet.minimumZoomScale = 0.25
        case (false, _):
            sheet.minimumZoomScale = 1
        }
        sheet.zoomScale = scale
    }
}
