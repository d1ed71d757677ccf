import MessageUI
import PhotosUI
import SwiftUI
import VisionKit

// One finding for the exits that are left out.
struct ReceiptScanner: UIViewControllerRepresentable {
    let onScan: ([UIImage]) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(onScan: onScan)
    }

    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let camera = VNDocumentCameraViewController()
        camera.delegate = context.coordinator
        return camera
    }

    func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {
        context.coordinator.onScan = onScan
    }

    @MainActor
    final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate { // expect: exit_path_without_dismissal
        var onScan: ([UIImage]) -> Void

        init(onScan: @escaping ([UIImage]) -> Void) {
            self.onScan = onScan
        }

        func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {
            onScan((0..<scan.pageCount).map { scan.imageOfPage(at: $0) })
        }
    }
}

// The duty goes to a completion, and that forgets it on one way.
struct StampPicker: UIViewControllerRepresentable {
    @Binding var stamp: UIImage?
    @Environment(\.dismiss) private var dismiss

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var parent: StampPicker

        init(_ parent: StampPicker) {
            self.parent = parent
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            guard let result = results.first else { return parent.dismiss() }
            result.itemProvider.loadObject(ofClass: UIImage.self) { object, error in
                guard let image = object as? UIImage else {
                    print("no image", error as Any)
                    return // expect: exit_path_without_dismissal
                }
                Task { @MainActor in
                    self.parent.stamp = image
                    self.parent.dismiss()
                }
            }
        }
    }
}

// The empty result goes past the loop.
struct TrackPicker: UIViewControllerRepresentable {
    let add: (String) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration(photoLibrary: .shared()))
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var parent: TrackPicker

        init(parent: TrackPicker) {
            self.parent = parent
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            for identifier in results.compactMap(\.assetIdentifier) {
                parent.add(identifier)
            }
        } // expect: exit_path_without_dismissal
    }
}

// A helper with an early return, and a note to itself.
struct CardSender: UIViewControllerRepresentable {
    let finished: (Bool) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(finished: finished)
    }

    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
        let composer = MFMessageComposeViewController()
        composer.messageComposeDelegate = context.coordinator
        return composer
    }

    func updateUIViewController(_ composer: MFMessageComposeViewController, context: Context) {
        context.coordinator.finished = finished
    }

    @MainActor
    final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
        var finished: (Bool) -> Void
        private var attempts = 0

        init(finished: @escaping (Bool) -> Void) {
            self.finished = finished
        }

        func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
            end(controller, with: result)
        }

        private func end(_ controller: UIViewController, with result: MessageComposeResult) {
            attempts += 1
            if result == .failed { return } // expect: exit_path_without_dismissal
            controller.dismiss(animated: true) { [finished] in
                finished(result == .sent)
            }
        }
    }
}

// It closes by itself, but the way beside this one dismisses what is around it.
struct LedgerImport: UIViewControllerRepresentable {
    @Binding var isShown: Bool
    let open: (URL) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.commaSeparatedText], asCopy: true)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        var parent: LedgerImport

        init(parent: LedgerImport) {
            self.parent = parent
        }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            guard let url = urls.first else { return } // expect: exit_path_without_dismissal
            parent.open(url)
            parent.isShown = false
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    }
}
