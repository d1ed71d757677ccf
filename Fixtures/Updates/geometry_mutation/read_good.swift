import SwiftUI
import UIKit

struct Compass: UIViewRepresentable {
    var heading: CGFloat

    func makeUIView(context: Context) -> UIView {
        let holder = UIView()
        let needle = UIImageView()
        context.coordinator.needle = needle
        holder.addSubview(needle)
        return holder
    }

    func updateUIView(_ holder: UIView, context: Context) {
        let frame = holder.frame
        var center = CGPoint(x: frame.midX, y: frame.midY)
        center.x += 1
        context.coordinator.needle?.transform = CGAffineTransform(rotationAngle: heading)
        context.coordinator.needle?.center = center
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator { var needle: UIImageView? }
}
