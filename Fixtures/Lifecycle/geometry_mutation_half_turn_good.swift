import SwiftUI
import UIKit

/// Turned upside down, a view keeps its frame.
struct UpsideDownChat: UIViewRepresentable {
    let messages: [String]
    let startsAtTop: Bool
    let isTurned: Bool

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.transform = CGAffineTransform(rotationAngle: .pi)
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        table.transform = startsAtTop ? CGAffineTransform(rotationAngle: 0) : CGAffineTransform(rotationAngle: (isTurned ? .pi : -CGFloat.pi))
    }
}
