import SwiftUI
import UIKit

struct Reel: UIViewRepresentable {
    var frames: [String]
    var onPick: (String) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(reel: self) }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        var copy = self
        copy.frames = frames.filter { !$0.isEmpty }
        context.coordinator.reel = copy
    }

    @MainActor
    final class Coordinator: NSObject, UITableViewDelegate {
        var reel: Reel

        init(reel: Reel) { self.reel = reel }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            reel.onPick(reel.frames[indexPath.row])
        }
    }
}
