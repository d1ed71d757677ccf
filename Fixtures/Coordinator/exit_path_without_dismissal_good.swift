import Combine
import ContactsUI
import PhotosUI
import SwiftUI
import VisionKit

@MainActor
protocol FloorPlanReceiver: AnyObject {
    func planDidEnd(_ pages: Int)
}

// A delegate, a helper that is handed a closure, the main queue, a subject.
struct FloorPlanScanner: UIViewControllerRepresentable {
    weak var receiver: FloorPlanReceiver?
    let ended: PassthroughSubject<Int, Never>

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let camera = VNDocumentCameraViewController()
        camera.delegate = context.coordinator
        return camera
    }

    func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        var parent: FloorPlanScanner

        init(parent: FloorPlanScanner) {
            self.parent = parent
        }

        func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {
            guard scan.pageCount > 0 else {
                parent.receiver?.planDidEnd(0)
                return
            }
            later { [weak self] in
                guard let self else { return }
                parent.receiver?.planDidEnd(scan.pageCount)
            }
        }

        func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
            parent.ended.send(0)
        }

        func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: Error) {
            print(error)
            DispatchQueue.main.async { controller.dismiss(animated: true) }
        }

        private func later(_ work: @escaping () -> Void) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: work)
        }
    }
}

// A contact picker closes by itself; delivering what was picked dismisses nothing.
struct GuestPicker: UIViewControllerRepresentable {
    let invite: (String) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(invite: invite)
    }

    func makeUIViewController(context: Context) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {
        context.coordinator.invite = invite
    }

    @MainActor
    final class Coordinator: NSObject, CNContactPickerDelegate {
        var invite: (String) -> Void

        init(invite: @escaping (String) -> Void) {
            self.invite = invite
        }

        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
            guard let mail = contact.emailAddresses.first else { return }
            invite(mail.value as String)
        }
    }
}

// A part of the screen: each change of the selection is reported.
struct InlinePhotos: UIViewControllerRepresentable {
    @Binding var chosen: [String]

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selection = .continuousAndOrdered
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var parent: InlinePhotos

        init(parent: InlinePhotos) {
            self.parent = parent
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            guard results.count < 10 else { return }
            parent.chosen = results.compactMap(\.assetIdentifier)
        }
    }
}

// The cancel is left to the picker; the picture goes to an editor that is pushed.
struct PatchCamera: UIViewControllerRepresentable {
    let done: (UIImage?) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(done: done)
    }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {
        context.coordinator.done = done
    }

    @MainActor
    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var done: (UIImage?) -> Void
        private var outcome: UIImage? {
            didSet { done(outcome) }
        }

        init(done: @escaping (UIImage?) -> Void) {
            self.done = done
        }

        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            switch info[.originalImage] {
            case let image as UIImage where image.size.width > 4_000:
                picker.pushViewController(UIHostingController(rootView: Image(uiImage: image)), animated: true)
            case let image as UIImage:
                outcome = image
            default:
                outcome = nil
            }
        }
    }
}
