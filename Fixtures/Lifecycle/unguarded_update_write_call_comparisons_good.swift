import AVKit
import SwiftUI
import UIKit

struct ShelfTable: UIViewRepresentable {
    var books: [String]
    var chosen: Int

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.count = books.count
        if table.numberOfRows(inSection: 0) != books.count {
            table.reloadData()
        }
        let place = IndexPath(row: chosen, section: 0)
        if table.indexPathForSelectedRow != place {
            table.selectRow(at: place, animated: false, scrollPosition: .none)
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITableViewDataSource {
        var count = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
}

struct TrailerScreen: UIViewControllerRepresentable {
    let trailer: AVPlayer
    let item: AVPlayerItem

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        AVPlayerViewController()
    }

    func updateUIViewController(_ screen: AVPlayerViewController, context: Context) {
        if screen.player !== trailer { screen.player = trailer }
        if screen.player?.currentItem != item {
            screen.player?.replaceCurrentItem(with: item)
        }
    }
}
