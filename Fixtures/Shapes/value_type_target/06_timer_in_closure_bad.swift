import SwiftUI
import UIKit

struct BlinkDot: UIViewRepresentable {
    final class Coordinator: NSObject { @objc func blink() {} }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
        let dot = UIView()
        DispatchQueue.main.async {
            let link = CADisplayLink(target: self, selector: #selector(Coordinator.blink)) // expect: value_type_target
            link.add(to: .main, forMode: .common)
        }
        return dot
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
