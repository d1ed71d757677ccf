import SwiftUI
import UIKit

struct FilterRow: UIViewRepresentable {
    var filters: [String]
    var onPick: (String) -> Void

    func makeCoordinator() -> Picker {
        Picker(self)
    }

    func makeUIView(context: Context) -> UISegmentedControl {
        let row = UISegmentedControl(items: filters)
        row.addTarget(context.coordinator, action: #selector(Picker.picked(_:)), for: .valueChanged)
        return row
    }

    func updateUIView(_ row: UISegmentedControl, context: Context) {
        let picker = context.coordinator
        refresh(picker)
        row.isEnabled = !filters.isEmpty
    }

    private func refresh(_ picker: Picker) {
        picker.take(self)
    }

    @MainActor
    final class Picker: NSObject {
        private var row: FilterRow

        init(_ row: FilterRow) {
            self.row = row
        }

        func take(_ fresh: FilterRow) {
            row = fresh
        }

        @objc func picked(_ control: UISegmentedControl) {
            row.onPick(row.filters[control.selectedSegmentIndex])
        }
    }
}
