import SwiftUI
import UIKit

struct PhotoCrop: UIViewRepresentable {
    var ratio: CGFloat
    var onCrop: (CGFloat) -> Void
    @Binding var isOpen: Bool

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Coordinator.tapped), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { // expect: missing_parent_refresh
        button.isSelected = isOpen
        button.accessibilityValue = "\(ratio)"
    }
}
