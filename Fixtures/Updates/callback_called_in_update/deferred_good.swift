import SwiftUI
import UIKit

struct Later: UIViewRepresentable {
    var onSize: (CGSize) -> Void
    var onTap: () -> Void // expect: property_not_synced

    func makeUIView(context: Context) -> UIButton {
        UIButton(primaryAction: UIAction { _ in onTap() })
    }

    func updateUIView(_ button: UIButton, context: Context) {
        DispatchQueue.main.async { [size = button.bounds.size] in
            onSize(size)
        }
    }
}
