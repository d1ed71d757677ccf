import SwiftUI
import UIKit

struct Reel: UIViewRepresentable {
    var frames: [String]
    var onPick: (String) -> Void
    @Binding var index: Int

    func makeCoordinator() -> Coordinator { Coordinator(reel: self) }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = context.coordinator
        table.delegate = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) { // expect: missing_parent_refresh
        let coordinator = context.coordinator
        let changed = coordinator.reel.frames != frames
        coordinator.reel.frames = frames
        if changed { table.reloadData() }
    }

    @MainActor
    final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
        var reel: Reel

        init(reel: Reel) { self.reel = reel }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { reel.frames.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = reel.frames[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            reel.index = indexPath.row
            reel.onPick(reel.frames[indexPath.row])
        }
    }
}
