import SwiftUI
import UIKit

struct Song: View {
    var name = ""
    var body: some View { Text(name) }
}

/// The system's way.
final class SongCell: UITableViewCell {
    var onOpen: (() -> Void)?

    func show(_ name: String) {
        contentConfiguration = UIHostingConfiguration { Song(name: name) }
    }

    /// Shown on its own: it fills no cell.
    func openDetail(from screen: UIViewController) {
        screen.present(UIHostingController(rootView: Song(name: "Detail")), animated: true)
    }
}

/// Where the new way is there it is used.
final class OlderSongCell: UITableViewCell {
    private var host: UIHostingController<Song>?

    func show(_ name: String) {
        if #available(iOS 16.0, *) {
            contentConfiguration = UIHostingConfiguration { Song(name: name) }
        } else {
            let made = UIHostingController(rootView: Song(name: name))
            made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(made.view)
            host = made
        }
    }
}

final class SongTable: UITableViewController {
    private let names = ["Air", "March"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as? SongCell else {
            return UITableViewCell()
        }
        let name = names[indexPath.row]
        cell.show(name)
        cell.onOpen = { [weak self] in
            self?.present(UIHostingController(rootView: Song(name: name)), animated: true)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIHostingController(rootView: Song(name: names[indexPath.row]))
        navigationController?.pushViewController(page, animated: true)
    }
}
