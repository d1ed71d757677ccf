import SwiftUI
import UIKit

struct Shelf: View {
    var body: some View { Text("Books") }
}

final class ShelfController: UIHostingController<Shelf> {
    /// Does all that belongs to it.
    func settle(into screen: UIViewController) {
        screen.addChild(self)
        screen.view.addSubview(view)
        didMove(toParent: screen)
    }

    /// Leaves the controller out.
    func hang(on wall: UIView) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wall.addSubview(view) // expect: hosting_containment_incomplete
    }
}
