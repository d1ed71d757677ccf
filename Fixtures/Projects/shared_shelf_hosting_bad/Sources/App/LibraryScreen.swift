import UIKit

final class LibraryScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        ShelfController(rootView: Shelf()).settle(into: self)
    }

    func decorate(_ wall: UIView) {
        let shelf = ShelfController(rootView: Shelf()) // expect: hosting_controller_not_retained
        shelf.hang(on: wall)
    }
}
