import SwiftUI
import UIKit

struct SeatPicker: UIViewRepresentable {
    var seats: [String]
    var onChoose: (String) -> Void

    func makeCoordinator() -> Usher { Usher() }

    func makeUIView(context: Context) -> UIPickerView {
        let picker = UIPickerView()
        context.coordinator.base = self
        picker.dataSource = context.coordinator
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIView(_ picker: UIPickerView, context: Context) { // expect: missing_parent_refresh
        picker.accessibilityLabel = seats.joined(separator: ", ")
    }

    @MainActor
    final class Usher: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var base: SeatPicker?

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            base?.seats.count ?? 0
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            guard let base else { return }
            base.onChoose(base.seats[row])
        }
    }
}
