import SwiftUI
import UIKit

typealias SizeHandler = (CGSize) -> Void

struct Measured: UIViewRepresentable {
    var text: String
    var onSize: SizeHandler?

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        let size = uiView.sizeThatFits(proposal.replacingUnspecifiedDimensions())
        onSize?(size) // expect: callback_called_in_update
        return size
    }
}
