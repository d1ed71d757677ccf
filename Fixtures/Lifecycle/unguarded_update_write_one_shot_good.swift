import SwiftUI
import UIKit

struct CueList: UIViewRepresentable {
    @Binding var cue: Int?
    @Binding var wantsTop: Bool

    func makeUIView(context: Context) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    func updateUIView(_ list: UICollectionView, context: Context) {
        if wantsTop {
            list.setContentOffset(.zero, animated: true)
            DispatchQueue.main.async { wantsTop = false }
        }
        guard let next = cue else { return }
        Task { @MainActor in
            list.scrollToItem(at: IndexPath(item: next, section: 0), at: .top, animated: true)
            cue = nil
        }
    }
}
