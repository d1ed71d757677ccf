import UIKit

struct Picture: Equatable {
    var url: URL
}

enum PictureStore {
    private static let queue = DispatchQueue(label: "pictures")

    static func image(of picture: Picture) -> UIImage? {
        let data = queue.sync { read(picture.url) } // expect: blocking_work
        return data.flatMap { UIImage(data: $0) }
    }

    private static func read(_ url: URL) -> Data? {
        try? Data(contentsOf: url)
    }
}
