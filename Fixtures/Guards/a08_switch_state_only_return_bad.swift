import SwiftUI
import UIKit

struct ScorePart: UIViewRepresentable {
    enum Part { case hidden, solo, tutti }
    var part: Part
    var scale: CGFloat

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ sheet: UIScrollView, context: Context) {
        switch part {
        case .hidden: return
        case .solo, .tutti: sheet.isHidden = false
        }
        sheet.setZoomScale(scale, animated: false) // expect: unguarded_update_write
    }
}
