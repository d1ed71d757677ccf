import SwiftUI
import UIKit

final class PickerHost: UIViewController {
    var onOpen: (() -> Void)?
    @objc func open() { onOpen?() }
}

struct PhotoEntry: UIViewControllerRepresentable {
    var limit: Int

    func makeUIViewController(context: Context) -> PickerHost { PickerHost() }

    func updateUIViewController(_ host: PickerHost, context: Context) {
        host.onOpen = { [weak host] in
            let picker = UIImagePickerController()
            host?.present(picker, animated: true)
        }
    }
}
