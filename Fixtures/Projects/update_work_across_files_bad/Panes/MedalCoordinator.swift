import UIKit

@MainActor
final class MedalCoordinator {
    private var medal: UIView?

    func award(_ winner: String, on pane: UIView) {
        medal?.removeFromSuperview()
        let medal = Badges.medal(winner) // expect: object_created_in_update
        pane.addSubview(medal)
        self.medal = medal
    }
}
