import SwiftUI
import UIKit

final class ScrubberHandler: NSObject {
    var link: CADisplayLink?
}

struct Scrubber: UIViewRepresentable {
    typealias Coordinator = ScrubberHandler
    typealias UIViewType = UISlider

    func makeCoordinator() -> Coordinator { ScrubberHandler() }
    func makeUIView(context: UIViewRepresentableContext<Scrubber>) -> UISlider { UISlider() }
    func updateUIView(_ slider: UISlider, context: UIViewRepresentableContext<Scrubber>) {}
    static func dismantleUIView(_ slider: UISlider, coordinator: ScrubberHandler) {
        coordinator.link?.invalidate()
    }
    @available(iOS 16.0, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView slider: UISlider, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 200, height: 34)
    }
}

struct ScrubberRow: View {
    var body: some View { Scrubber().padding() }
}
