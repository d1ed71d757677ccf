import SwiftUI
import UIKit

struct Track: UIViewRepresentable {
    var thumb: UIImage?
    var badge: String?

    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        if let badge = badge { // expect-info: optional_not_cleared
            bar.accessibilityValue = badge
        }
    }
}
