import SwiftUI
import UIKit

struct TapPlane: UIViewRepresentable {
    let onTap: (CGPoint) -> Void // expect: property_not_synced
    final class Tapper: NSObject {
        let onTap: (CGPoint) -> Void
        init(onTap: @escaping (CGPoint) -> Void) { self.onTap = onTap }
        @objc func tapped(_ recognizer: UITapGestureRecognizer) { onTap(recognizer.location(in: recognizer.view)) }
    }
    func makeUIView(context: Context) -> UIView {
        let plane = UIView()
        plane.addGestureRecognizer(UITapGestureRecognizer(target: Tapper(onTap: onTap), action: #selector(Tapper.tapped(_:)))) // expect: transient_coordinator
        return plane
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
