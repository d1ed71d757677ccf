import AppKit

final class InkRecognizer: NSPanGestureRecognizer {
    var width: CGFloat = 1
}

@MainActor
final class PencilBoardCoordinator: NSObject {
    private var recognizer: InkRecognizer?

    func refresh(_ view: NSView, lineWidth: CGFloat) {
        let pan = InkRecognizer(target: self, action: #selector(drag(_:))) // expect: object_created_in_update
        pan.width = lineWidth
        recognizer = pan
        view.addGestureRecognizer(pan)
    }

    @objc private func drag(_ sender: InkRecognizer) {}
}
