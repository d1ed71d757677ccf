import SwiftUI
import UIKit

/// UIKit's table tells nobody of a row that the program selects.
struct CityTable: UIViewRepresentable {
    @Binding var row: Int

    func makeCoordinator() -> Coordinator { Coordinator(row: $row) }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        if table.indexPathForSelectedRow?.row != row {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITableViewDelegate {
        private let row: Binding<Int>

        init(row: Binding<Int>) { self.row = row }

        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            row.wrappedValue = path.row
        }
    }
}

/// The coordinator is nobody's delegate, and update defers, animates or detaches.
struct Gallery: UIViewRepresentable {
    @Binding var offset: CGPoint

    func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ strip: UIScrollView, context: Context) {
        if strip.contentOffset != offset { strip.contentOffset = offset }
    }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        private let offset: Binding<CGPoint>

        init(offset: Binding<CGPoint>) { self.offset = offset }

        func scrollViewDidScroll(_ strip: UIScrollView) {
            offset.wrappedValue = strip.contentOffset
        }
    }
}

struct SlowGallery: UIViewRepresentable {
    @Binding var offset: CGPoint

    func makeCoordinator() -> Gallery.Coordinator { Gallery.Coordinator(offset: $offset) }

    func makeUIView(context: Context) -> UIScrollView {
        let strip = UIScrollView()
        strip.delegate = context.coordinator
        return strip
    }

    func updateUIView(_ strip: UIScrollView, context: Context) {
        guard strip.contentOffset != offset else { return }
        strip.setContentOffset(offset, animated: true)
        let goal = offset
        DispatchQueue.main.async { strip.contentOffset = goal }
        strip.delegate = nil
        strip.contentOffset = offset
        strip.delegate = context.coordinator
    }
}
