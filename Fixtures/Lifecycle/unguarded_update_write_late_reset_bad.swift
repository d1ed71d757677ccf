import SwiftUI
import UIKit

/// The command is taken back when the animation ends, many updates later.
struct JumpList: UIViewRepresentable {
    @Binding var jumpsToTop: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UIScrollView {
        let list = UIScrollView()
        list.delegate = context.coordinator
        return list
    }

    func updateUIView(_ list: UIScrollView, context: Context) {
        if jumpsToTop {
            list.setContentOffset(.zero, animated: true) // expect: unguarded_update_write
        }
    }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        let parent: JumpList

        init(_ parent: JumpList) {
            self.parent = parent
        }

        func scrollViewDidEndScrollingAnimation(_ list: UIScrollView) {
            parent.jumpsToTop = false
        }
    }
}
