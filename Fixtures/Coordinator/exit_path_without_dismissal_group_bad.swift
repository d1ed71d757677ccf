import PhotosUI
import SwiftUI

struct ContactSheetPicker: UIViewControllerRepresentable {
    @Binding var sheets: [UIImage]
    @Binding var isPresented: Bool

    func makeCoordinator() -> Coordinator { Coordinator(sheets: $sheets, isPresented: $isPresented) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {} // expect-info: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        private let sheets: Binding<[UIImage]>
        private let isPresented: Binding<Bool>

        init(sheets: Binding<[UIImage]>, isPresented: Binding<Bool>) {
            self.sheets = sheets
            self.isPresented = isPresented
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            let loading = DispatchGroup()
            let store = ImageStore()
            for result in results {
                loading.enter()
                result.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
                    guard let image = object as? UIImage else {
                        return // expect: exit_path_without_dismissal
                    }
                    store.add(image)
                    loading.leave()
                }
            }
            loading.notify(queue: .main) { [sheets, isPresented] in
                sheets.wrappedValue = store.images
                isPresented.wrappedValue = false
            }
        }
    }
}

final class ImageStore: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [UIImage] = []
    var images: [UIImage] { lock.withLock { kept } }
    func add(_ image: UIImage) { lock.withLock { kept.append(image) } }
}
