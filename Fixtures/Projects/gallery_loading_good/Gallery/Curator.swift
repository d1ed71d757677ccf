import UIKit

@MainActor
final class Curator {
    private var hung: [Picture] = []
    private let store = PictureStore()

    func hang(_ pictures: [Picture], on wall: WallView) {
        guard hung != pictures else { return }
        hung = pictures
        Task { [store] in
            wall.images = await store.images(of: pictures)
        }
    }
}

final class WallView: UIView {
    var images: [UIImage] = []

    func label(_ caption: String?) {
        accessibilityLabel = caption
    }
}
