import SwiftUI
import UIKit

final class Sundial: UIView {
    // The project's own member of that name.
    let shadow = UIView()
    let face = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // What it begins with.
        self.frame.size = CGSize(width: 200, height: 200)
    }

    required init?(coder: NSCoder) { nil }
}

final class Compass: UIControl {
    struct Needle { var center = CGPoint.zero }
    var needle = Needle()
}

struct SundialView: UIViewRepresentable {
    var hour: CGFloat

    func makeUIView(context: Context) -> Sundial {
        let dial = Sundial(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        dial.autoresizingMask = [.flexibleWidth]
        dial.frame = .zero
        dial.shadow.translatesAutoresizingMaskIntoConstraints = false
        dial.addSubview(dial.shadow)
        return dial
    }

    func updateUIView(_ dial: Sundial, context: Context) {
        dial.shadow.transform = CGAffineTransform(rotationAngle: hour)
        dial.face.position = CGPoint(x: hour, y: hour)
        dial.shadow.frame.size.width = hour
    }
}

struct CompassView: UIViewRepresentable {
    var north: CGPoint

    func makeUIView(context: Context) -> Compass { Compass() }

    func updateUIView(_ compass: Compass, context: Context) {
        compass.needle.center = north
    }
}
