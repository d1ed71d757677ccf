import UIKit

extension PhotoCrop {
    @MainActor
    final class Coordinator: NSObject {
        let control: PhotoCrop

        init(_ control: PhotoCrop) {
            self.control = control
        }
    }

    func makeCoordinator() -> Coordinator {
        .init(self)
    }
}
