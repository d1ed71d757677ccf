import SwiftUI
import UIKit

final class PickDesk: NSObject, UIScrollViewDelegate { // expect: delegate_never_assigned
    @State private var picks = 0 // expect: property_wrapper_in_coordinator
    private let onPick: () -> Void

    init(onPick: @escaping () -> Void) {
        self.onPick = onPick
    }

    func scrollViewDidEndDecelerating(_ scroll: UIScrollView) {
        picks += 1
        onPick()
    }
}

@MainActor
final class StillDesk {
    static let shared = StillDesk()
    var view: UIView?
}
