import UIKit

@MainActor
final class ParcelPhotoReader: NSObject {
    var parent: ParcelPhotos

    init(parent: ParcelPhotos) {
        self.parent = parent
    }
}

extension ParcelPhotoReader: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        guard let file = info[.imageURL] as? URL else { return } // expect: exit_path_without_dismissal
        parent.added([file.lastPathComponent])
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        parent.added([])
    }
}
