import SwiftUI
import UIKit

struct Ranges: UIViewRepresentable {
    var labels: [String]

    func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl() }

    func updateUIView(_ control: UISegmentedControl, context: Context) {
        let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        guard shown != labels else { return }
        control.removeAllSegments()
        for (index, label) in labels.enumerated() {
            control.insertSegment(withTitle: label, at: index, animated: false)
        }
    }
}
