import SwiftUI
import UIKit

public struct Toggle: UIViewRepresentable {
    @Binding var isOn: Bool
    var onChange: (Bool) -> Void

    public func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
        return control
    }

    public func updateUIView(_ control: UISwitch, context: Context) {
        if control.isOn != isOn { control.isOn = isOn }
    }  // both ways

    public func makeCoordinator() -> Coordinator {
        Coordinator(isOn: $isOn, onChange: onChange)
    }

    @MainActor
    public final class Coordinator: NSObject {
        let isOn: Binding<Bool>
        let onChange: (Bool) -> Void

        init(isOn: Binding<Bool>, onChange: @escaping (Bool) -> Void) {
            self.isOn = isOn
            self.onChange = onChange
        }

        @objc func changed(_ control: UISwitch) { isOn.wrappedValue = control.isOn }
    }
}
