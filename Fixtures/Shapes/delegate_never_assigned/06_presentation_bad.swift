import SwiftUI
import VisionKit

struct PaperScan: UIViewControllerRepresentable {
    let onPages: ([UIImage]) -> Void
    class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate { // expect: coordinator_not_main_actor, delegate_never_assigned, exit_path_without_dismissal
        let parent: PaperScan
        init(parent: PaperScan) { self.parent = parent }
        func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {
            parent.onPages((0..<scan.pageCount).map(scan.imageOfPage(at:)))
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
    func makeUIViewController(context: Context) -> VNDocumentCameraViewController { VNDocumentCameraViewController() }
    func updateUIViewController(_ c: VNDocumentCameraViewController, context: Context) {} // expect: missing_parent_refresh
}
