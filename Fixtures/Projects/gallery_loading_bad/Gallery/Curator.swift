import UIKit

@MainActor
final class Curator {
    private var hung: [Picture] = []

    func hang(_ pictures: [Picture], in frame: UIColor, on wall: WallView) {
        guard hung != pictures else { return } // expect-info: guard_misses_input
        hung = pictures
        wall.images = pictures.compactMap { PictureStore.image(of: $0) }
        wall.backgroundColor = frame
    }
}

final class WallView: UIView {
    var images: [UIImage] = []

    func label(_ caption: String?) {
        if let caption { // expect-info: optional_not_cleared
            accessibilityLabel = caption
        }
    }
}
