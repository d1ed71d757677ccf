import SwiftUI
import UIKit

enum MoodMark: UIViewRepresentable {
    case calm, bright

    func makeUIView(context: Context) -> UIImageView { UIImageView() }

    func updateUIView(_ mark: UIImageView, context: Context) {
        mark.alpha = self == .calm ? 0.5 : 1
    }
}

/// Only named like one.
protocol RawBadgeRepresentable {}

final class Badge: RawBadgeRepresentable {}
