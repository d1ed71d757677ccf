import SwiftUI
import WebKit

struct ParcelPage: UIViewRepresentable {
    func makeCoordinator() -> ParcelGate {
        ParcelGate()
    }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}
}

struct ParcelPhotos: UIViewControllerRepresentable {
    let added: ([String]) -> Void

    func makeCoordinator() -> ParcelPhotoReader {
        ParcelPhotoReader(parent: self)
    }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {
        context.coordinator.parent = self
    }
}
