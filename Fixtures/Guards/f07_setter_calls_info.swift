import AppKit
import SwiftUI

struct AlignBar: NSViewRepresentable {
    @Binding var selection: Int
    @Binding var date: Date

    func makeCoordinator() -> Coordinator { Coordinator(selection: $selection, date: $date) }

    func makeNSView(context: Context) -> AlignBox {
        let box = AlignBox()
        box.segments.target = context.coordinator
        box.segments.action = #selector(Coordinator.picked(_:))
        box.picker.target = context.coordinator
        box.picker.action = #selector(Coordinator.dated(_:))
        return box
    }

    func updateNSView(_ box: AlignBox, context: Context) {
        box.segments.setSelected(true, forSegment: selection) // expect-info: unguarded_update_write
        box.picker.dateValue = date // expect-info: unguarded_update_write
        if box.segments.selectedSegment != selection { box.segments.selectedSegment = selection }
    }

    @MainActor
    final class Coordinator: NSObject {
        @Binding var selection: Int
        @Binding var date: Date
        init(selection: Binding<Int>, date: Binding<Date>) {
            _selection = selection
            _date = date
        }
        @objc func picked(_ sender: NSSegmentedControl) { selection = sender.selectedSegment }
        @objc func dated(_ sender: NSDatePicker) { date = sender.dateValue }
    }
}

final class AlignBox: NSStackView {
    let segments = NSSegmentedControl()
    let picker = NSDatePicker()
}
