import SwiftUI
import UIKit

struct WheelPair: UIViewRepresentable {
    let options: [String]
    var choice: Int

    func makeUIView(context: Context) -> UIPickerView { UIPickerView() }

    func updateUIView(_ picker: UIPickerView, context: Context) {
        picker.reloadAllComponents() // expect: unguarded_update_write
        if options.indices.contains(choice) {
            picker.selectRow(choice, inComponent: 0, animated: false) // expect: unguarded_update_write
        }
    }
}

struct GuardedWheel: UIViewRepresentable {
    let options: [String]
    var choice: Int

    func makeUIView(context: Context) -> UIPickerView { UIPickerView() }

    func updateUIView(_ picker: UIPickerView, context: Context) {
        if picker.numberOfRows(inComponent: 0) != options.count { picker.reloadAllComponents() }
        guard options.indices.contains(choice), picker.selectedRow(inComponent: 0) != choice else { return }
        picker.selectRow(choice, inComponent: 0, animated: true)
    }
}
