import Photos
import SwiftUI
import UIKit

struct StampSaver: UIViewRepresentable {
    let image: UIImage
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Coordinator.save), for: .touchUpInside)
        context.coordinator.image = image
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { context.coordinator.image = image }

    @MainActor
    final class Coordinator: NSObject {
        var image: UIImage?

        @objc func save() {
            guard let image else { return }
            let changes: () -> Void = { // expect: main_actor_closure_off_main
                PHAssetChangeRequest.creationRequestForAsset(from: image)
            }
            PHPhotoLibrary.shared().performChanges(changes)
        }
    }
}
