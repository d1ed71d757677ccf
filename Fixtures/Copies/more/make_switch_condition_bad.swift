import SwiftUI
import UIKit

struct Banner: UIViewRepresentable {
    enum Kind { case warning, notice }
    let kind: Kind // expect: property_not_synced
    let message: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        switch kind {
        case .warning: label.textColor = .systemRed
        case .notice: label.textColor = .label
        }
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = message
    }
}
