import UIKit

struct Picture: Equatable {
    var url: URL
}

actor PictureStore {
    func images(of pictures: [Picture]) -> [UIImage] {
        pictures.compactMap { picture in (try? Data(contentsOf: picture.url)).flatMap { UIImage(data: $0) } }
    }
}
