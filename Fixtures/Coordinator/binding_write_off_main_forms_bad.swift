import PhotosUI
import Photos
import SwiftUI
import UIKit

@MainActor
final class Roll: ObservableObject {
    @Published var images: [UIImage] = []
    @Published var error: String?
}

struct RollPicker: UIViewControllerRepresentable {
    @Binding var cover: UIImage?
    @ObservedObject var roll: Roll
    let onFinish: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate { // expect-info: coordinator_not_main_actor
        var parent: RollPicker
        private let work = DispatchQueue(label: "thumbnails")

        init(parent: RollPicker) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            for result in results {
                result.itemProvider.loadObject(ofClass: UIImage.self) { object, error in
                    guard let image = object as? UIImage else {
                        self.parent.roll.error = error?.localizedDescription // expect: binding_write_off_main
                        return
                    }
                    self.keep(image)
                }
            }
            work.async {
                self.parent.cover = nil // expect: binding_write_off_main
            }
            DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) {
                self.parent.onFinish() // expect: binding_write_off_main
            }
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
                if status == .denied { self.parent.cover = nil } // expect: binding_write_off_main
            }
            fetch()
        }

        private func keep(_ image: UIImage) {
            parent.roll.images.append(image) // expect: binding_write_off_main
        }

        private func fetch() {
            guard let url = URL(string: "https://example.org/cover.png") else { return }
            URLSession.shared.dataTask(with: url) { data, _, _ in
                let image = data.flatMap(UIImage.init(data:))
                self.parent.cover = image // expect: binding_write_off_main
            }.resume()
        }
    }
}
