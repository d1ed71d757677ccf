import UIKit

@MainActor
final class DialDesk: NSObject, UIScrollViewDelegate, UIDropInteractionDelegate { // expect: delegate_never_assigned
    var turns = 0

    @objc func turned() { turns += 1 }

    func scrollViewDidScroll(_ scroll: UIScrollView) { turns += 1 }
}

extension DialDesk {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { turns > 0 }
}
