import SwiftUI
import VisionKit

struct ScanSheet: UIViewControllerRepresentable {
    func makeCoordinator() -> ScanDriver { ScanDriver() }
    func makeUIViewController(context: Context) -> VNDocumentCameraViewController { VNDocumentCameraViewController() }
    func updateUIViewController(_ c: VNDocumentCameraViewController, context: Context) {}
}
