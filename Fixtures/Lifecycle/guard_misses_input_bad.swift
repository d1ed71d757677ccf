import AVKit
import AppKit
import MapKit
import SwiftUI
import UIKit
import WebKit

struct Atlas: UIViewRepresentable {
    var places: [String]
    var tint: UIColor
    var span: Double

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        if context.coordinator.places != places { // expect-info: guard_misses_input
            context.coordinator.places = places
            let pins = places.map { name in
                let pin = TintedPin()
                pin.title = name
                pin.tint = tint
                return pin
            }
            map.addAnnotations(pins)
        }
    }

    func makeCoordinator() -> Keeper { Keeper() }

    @MainActor
    final class Keeper {
        var places: [String] = []
    }
}

final class TintedPin: MKPointAnnotation {
    var tint = UIColor.red
}

struct Manuscript: UIViewRepresentable {
    @Binding var text: String
    var font: UIFont
    @Environment(\.colorScheme) var scheme
    @Environment(\.lineSpacing) private var spacing: CGFloat

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        guard view.text != text else { return } // expect-info: guard_misses_input
        view.text = text
        view.font = font
        view.backgroundColor = scheme == .dark ? .black : .white
    }
}

struct ManualPage: NSViewRepresentable {
    var html: String
    var style: String

    func makeNSView(context: Context) -> WKWebView { WKWebView() }

    func updateNSView(_ page: WKWebView, context: Context) {
        if context.coordinator.html == html { return } // expect-info: guard_misses_input
        context.coordinator.show(html, style, in: page)
    }

    func makeCoordinator() -> Printer { Printer() }

    @MainActor
    final class Printer {
        var html = ""

        func show(_ html: String, _ style: String, in page: WKWebView) {
            self.html = html
            page.loadHTMLString("<style>\(style)</style>" + html, baseURL: nil)
        }
    }
}

struct RollCall: UIViewRepresentable {
    var names: [String]
    var showsNumbers: Bool

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        if context.coordinator.names != names { // expect-info: guard_misses_input
            context.coordinator.names = names
            context.coordinator.showsNumbers = showsNumbers
            table.reloadData()
        }
    }

    func makeCoordinator() -> Clerk { Clerk() }

    @MainActor
    final class Clerk: NSObject, UITableViewDataSource {
        var names: [String] = []
        var showsNumbers = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = showsNumbers ? "\(indexPath.row) \(names[indexPath.row])" : names[indexPath.row]
            return cell
        }
    }
}

struct Projector: UIViewControllerRepresentable {
    var reel: URL

    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

    func updateUIViewController(_ screen: AVPlayerViewController, context: Context) {
        if context.coordinator.player == nil { // expect-info: guard_misses_input
            let player = AVPlayer(url: reel)
            context.coordinator.player = player
            screen.player = player
        }
    }

    func makeCoordinator() -> Operator { Operator() }

    @MainActor
    final class Operator {
        var player: AVPlayer?
    }
}

struct Shelf: UIViewRepresentable {
    var titles: [String]
    var isCompact: Bool

    func makeUIView(context: Context) -> UICollectionView {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        context.coordinator.connect(list)
        return list
    }

    func updateUIView(_ list: UICollectionView, context: Context) {
        context.coordinator.show(titles, isCompact, in: list, color: context.environment.colorScheme)
    }

    func makeCoordinator() -> Porter { Porter() }

    @MainActor
    final class Porter {
        var titles: [String] = []
        var source: UICollectionViewDiffableDataSource<Int, String>?

        func connect(_ list: UICollectionView) {
            source = UICollectionViewDiffableDataSource(collectionView: list) { _, _, _ in nil }
        }

        func show(_ titles: [String], _ isCompact: Bool, in list: UICollectionView, color: ColorScheme) {
            if self.titles.elementsEqual(titles) { return } // expect-info: guard_misses_input
            self.titles = titles
            list.contentInset = isCompact ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            list.accessibilityLabel = titles.joined()
            list.backgroundColor = color == .dark ? .black : .white
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(titles)
            source?.apply(snapshot)
        }
    }
}
