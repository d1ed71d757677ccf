import UIKit

extension Dial {
    func makeCoordinator() -> DialDesk { DialDesk() }

    func connect(_ scroll: UIScrollView, _ desk: DialDesk) {
        scroll.delegate = desk
    }
}
