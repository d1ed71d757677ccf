import SwiftUI
import UIKit

struct MeasuredLabel: UIViewRepresentable {
    @Binding var width: CGFloat
    var text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        let size = label.intrinsicContentSize
        Task { @MainActor in
            if width != size.width { width = size.width }
        }
        RunLoop.main.perform {
            if width < 0 { width = 0 }
        }
    }
}
