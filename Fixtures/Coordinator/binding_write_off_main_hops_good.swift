import CoreLocation
import PhotosUI
import SwiftUI
import UIKit

@MainActor
final class Shelf: ObservableObject {
    @Published var images: [UIImage] = []
}

struct ShelfPicker: UIViewControllerRepresentable {
    @Binding var cover: UIImage?
    @Binding var place: String
    @ObservedObject var shelf: Shelf
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

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var parent: ShelfPicker
        private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
        private let queue: DispatchQueue

        init(parent: ShelfPicker) {
            self.parent = parent
            queue = .main
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            for result in results {
                result.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
                    let image = object as? UIImage
                    Task { @MainActor in self.parent.cover = image }
                    DispatchQueue.main.async { self.keep(image) }
                    OperationQueue.main.addOperation { self.parent.onFinish() }
                }
            }
            Task.detached {
                let found = await Self.search()
                await MainActor.run { self.parent.cover = found }
                await self.keep(found)
            }
            CLGeocoder().geocodeAddressString("Oslo") { marks, _ in
                self.parent.place = marks?.first?.name ?? ""
            }
            session.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
                self.parent.cover = nil
            }.resume()
            queue.async { self.parent.cover = nil }
            // It runs on the thread that calls it.
            DispatchQueue(label: "lock").sync { self.parent.cover = nil }
            UIView.animate(withDuration: 1, animations: {}) { _ in self.parent.onFinish() }
        }

        private nonisolated static func search() async -> UIImage? { nil }

        private func keep(_ image: UIImage?) {
            if let image { parent.shelf.images.append(image) }
        }
    }
}
