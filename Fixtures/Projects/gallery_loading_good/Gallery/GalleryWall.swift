import SwiftUI
import UIKit

struct GalleryWall: UIViewRepresentable {
    var pictures: [Picture]
    var frame: UIColor
    var caption: String?

    func makeCoordinator() -> Curator { Curator() }

    func makeUIView(context: Context) -> WallView { WallView() }

    func updateUIView(_ wall: WallView, context: Context) {
        context.coordinator.hang(pictures, on: wall)
        wall.backgroundColor = frame
        wall.label(caption)
    }
}
