import SwiftUI
import UIKit

struct WheelDays: UIViewRepresentable {
    let days: [String]
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIPickerView {
        let wheel = UIPickerView()
        wheel.dataSource = context.coordinator
        return wheel
    }
    func updateUIView(_ wheel: UIPickerView, context: Context) {
        makeCoordinator().days = days // expect: transient_coordinator
        context.coordinator.days = days
    }
    @MainActor final class Coordinator: NSObject, UIPickerViewDataSource {
        var days: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { days.count }
    }
}
