import SwiftUI
import UIKit

struct SlideStrip: UIViewRepresentable {
    var isLive: Bool
    var allowsDrops: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    func updateUIView(_ strip: UICollectionView, context: Context) {
        strip.delegate = isLive ? context.coordinator : nil
        if allowsDrops {
            strip.dropDelegate = context.coordinator
        } else {
            strip.dropDelegate = nil
        }
    }

    static func dismantleUIView(_ strip: UICollectionView, coordinator: Coordinator) {
        strip.delegate = nil
    }

    @MainActor
    final class Coordinator: NSObject, UICollectionViewDelegate, UICollectionViewDropDelegate {
        func collectionView(_ strip: UICollectionView, performDropWith drop: any UICollectionViewDropCoordinator) {}

        func collectionView(_ strip: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            false
        }
    }
}
