import AVFoundation
import PDFKit
import SwiftUI
import UIKit

// Values and descriptions are constructed anew as a matter of course; what is constructed in a kept closure is made when it runs.
struct InkCard: UIViewRepresentable {
    var words: String
    var tint: UIColor

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton { UIButton() }

    func updateUIView(_ card: UIButton, context: Context) {
        card.backgroundColor = UIColor(white: 0.9, alpha: 1)
        card.setAttributedTitle(NSAttributedString(string: words), for: .normal)
        card.menu = UIMenu(children: [UIAction(title: words) { _ in }])
        card.configuration = UIButton.Configuration.filled()
        let path = UIBezierPath(rect: card.bounds)
        card.accessibilityPath = path
        context.coordinator.effect = UIBlurEffect(style: .regular)
        context.coordinator.item = AVPlayerItem(url: URL(fileURLWithPath: words))
        context.coordinator.constraint = NSLayoutConstraint(
            item: UILabel(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 4)
        context.coordinator.provider = { UIImageView() }
        // Made to measure, and dropped.
        let ruler = UILabel()
        ruler.text = words
        context.coordinator.width = ruler.intrinsicContentSize.width
    }

    @MainActor
    final class Coordinator {
        var effect: UIVisualEffect?
        var item: AVPlayerItem?
        var constraint: NSLayoutConstraint?
        var provider: (() -> UIView)?
        var width: CGFloat = 0
    }
}

struct TitledShell: UIViewControllerRepresentable {
    var title: String

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ shell: UIViewController, context: Context) {
        shell.title = title
        shell.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
    }
}
