import SwiftUI
import Photos

struct AlbumGrid: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { PHPhotoLibrary.shared().register(context.coordinator); return UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
    static func dismantleUIView(_ v: UIView, coordinator: Coordinator) { PHPhotoLibrary.shared().unregisterChangeObserver(coordinator) }
    @MainActor final class Coordinator: NSObject, PHPhotoLibraryChangeObserver {
        func photoLibraryDidChange(_ changeInstance: PHChange) {} // expect: off_main_callback_isolated
    }
}
