import AVKit
import SwiftUI
import UIKit

struct Watcher: UIViewRepresentable {
    let player: AVPlayer

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        let keeper = context.coordinator
        keeper.tokens = [
            NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main) { _ in view.text = "" } // expect: registration_in_update
        ]
        keeper.time = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in view.contentOffset = .zero } // expect: registration_in_update
        keeper.change = view.observe(\.contentSize) { view, _ in view.selectedRange = NSRange(location: 0, length: 0) }
        keeper.action = UIAction { _ in view.resignFirstResponder() }
        keeper.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in view.insertText(".") } // expect: registration_in_update
        keeper.menu = UIAlertAction(title: "Clear", style: .destructive) { _ in view.text = "" }
    }

    @MainActor
    final class Coordinator: NSObject {
        var tokens: [NSObjectProtocol] = []
        var time: Any?
        var change: NSKeyValueObservation?
        var action: UIAction?
        var timer: Timer?
        var menu: UIAlertAction?
    }
}
