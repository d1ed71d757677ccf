import AppKit
import SwiftUI

struct Ruler: View {
    var body: some View { Text("cm") }
}

final class RulerPane: NSViewController {
    private let ruler = NSHostingController(rootView: Ruler())
    private let plain = NSHostingView(rootView: Ruler())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(ruler)
        ruler.view.autoresizingMask = [.width, .height]
        view.addSubview(ruler.view)
        plain.autoresizingMask = [.width]
        view.addSubview(plain)
    }

    func hide() {
        ruler.view.removeFromSuperview() // expect: hosting_containment_incomplete
    }
}

final class ScalePane: NSViewController {
    private let scale = NSHostingController(rootView: Ruler())

    override func viewDidLoad() {
        super.viewDidLoad()
        insertChild(scale, at: 0)
        view.addSubview(scale.view)
    }

    func hide() {
        scale.view.removeFromSuperview()
        scale.removeFromParent()
    }
}

final class StripPane: NSViewController {
    private let stack = NSStackView()
    private let strip = NSHostingController(rootView: Ruler())

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.addView(strip.view, in: .leading) // expect: hosting_containment_incomplete
    }
}
