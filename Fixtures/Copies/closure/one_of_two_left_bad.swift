import SwiftUI
import UIKit

struct Wheel: UIViewRepresentable {
    let names: [String]
    let onTurn: (String) -> Void

    func makeCoordinator() -> Turner { Turner(names: names, handler: onTurn) }

    func makeUIView(context: Context) -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = context.coordinator
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIView(_ picker: UIPickerView, context: Context) { // expect: missing_closure_refresh
        context.coordinator.names = names
    }

    @MainActor
    final class Turner: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var names: [String]
        private let handler: (String) -> Void

        init(names: [String], handler: @escaping (String) -> Void) {
            self.names = names
            self.handler = handler
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            report(row)
        }
        private func report(_ row: Int) { handler(names[row]) }
    }
}
