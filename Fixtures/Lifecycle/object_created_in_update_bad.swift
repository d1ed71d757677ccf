import AVKit
import SpriteKit
import SwiftUI
import UIKit

// Each kind of object, each way of attaching it.
struct LoomBoard: UIViewRepresentable {
    var pattern: String
    var isWoven: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ board: UIView, context: Context) {
        let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pulled)) // expect: object_created_in_update
        board.addGestureRecognizer(tap)
        let shade = CAGradientLayer() // expect: object_created_in_update
        board.layer.insertSublayer(shade, at: 0)
        if isWoven {
            board.addSubview(UIImageView(image: UIImage(named: pattern))) // expect: object_created_in_update
        }
        // One for the frame that is attached, none for what stands in it.
        let frame = UIStackView(arrangedSubviews: [UILabel(), UILabel()]) // expect: object_created_in_update
        let knot = UILabel()
        frame.addArrangedSubview(knot)
        context.coordinator.knot = knot
        board.addSubview(frame)
        let thread = isWoven ? UILabel() : UIProgressView() // expect: object_created_in_update
        board.addSubview(thread)
        [UIButton(type: .system), UIButton(type: .close)].forEach { board.addSubview($0) } // expect: object_created_in_update
        DispatchQueue.main.async {
            board.addSubview(UISwitch()) // expect: object_created_in_update
        }
        context.coordinator.spools.append(UIView()) // expect: object_created_in_update
    }

    @MainActor
    final class Coordinator: NSObject {
        var knot: UILabel?
        var spools: [UIView] = []
        @objc func pulled() {}
    }
}

// An assignment throws the one before away; the statement is no unguarded write besides.
struct ReelStage: UIViewControllerRepresentable {
    var reel: URL

    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

    func updateUIViewController(_ stage: AVPlayerViewController, context: Context) {
        stage.player = AVPlayer(url: reel) // expect: object_created_in_update
        stage.navigationItem.titleView = UILabel() // expect: object_created_in_update
    }
}

struct BrickGame: UIViewRepresentable {
    var level: CGSize

    func makeUIView(context: Context) -> SKView { SKView() }

    func updateUIView(_ game: SKView, context: Context) {
        game.presentScene(SKScene(size: level)) // expect: object_created_in_update
    }
}

struct BrochurePages: UIViewControllerRepresentable {
    var sheets: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }

    func updateUIViewController(_ pages: UIPageViewController, context: Context) {
        context.coordinator.controllers = sheets.map { UIHostingController(rootView: Text($0)) } // expect: object_created_in_update
        pages.setViewControllers([context.coordinator.controllers[0]], direction: .forward, animated: false)
    }

    @MainActor
    final class Coordinator {
        var controllers: [UIViewController] = []
    }
}

// The size path runs as often as update.
struct MeasuredNote: UIViewRepresentable {
    var words: String

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ note: UIView, context: Context) {
        note.accessibilityLabel = words
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView note: UIView, context: Context) -> CGSize? {
        let ruler = UILabel() // expect: object_created_in_update
        ruler.text = words
        note.addSubview(ruler)
        return ruler.intrinsicContentSize
    }
}

struct TrackedPan: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }

    func updateUIGestureRecognizer(_ pan: UIPanGestureRecognizer, context: Context) {
        pan.view?.addGestureRecognizer(UIPinchGestureRecognizer()) // expect: object_created_in_update
    }
}
