import SwiftUI
import UIKit

/// Sharing the code with make does not take it out of update.
struct CityPicker: UIViewRepresentable {
    var cities: [String]

    func makeCoordinator() -> Rows {
        Rows()
    }

    func makeUIView(context: Context) -> UIPickerView {
        let picker = UIPickerView()
        updateUIView(picker, context: context)
        return picker
    }

    func updateUIView(_ picker: UIPickerView, context: Context) {
        let isNew = context.coordinator.cities != cities
        context.coordinator.cities = cities
        defer { if isNew { picker.reloadAllComponents() } }
        UIView.performWithoutAnimation {
            picker.dataSource = context.coordinator // expect: delegate_set_in_update
        }
    }

    @MainActor
    final class Rows: NSObject, UIPickerViewDataSource {
        var cities: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int {
            1
        }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            cities.count
        }
    }
}
