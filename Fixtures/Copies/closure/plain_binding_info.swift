import SwiftUI
import UIKit

struct SwitchRow: UIViewRepresentable {
    @Binding var isOn: Bool

    func makeCoordinator() -> Flipper { Flipper(isOn: $isOn) }

    func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.addTarget(context.coordinator, action: #selector(Flipper.flip(_:)), for: .valueChanged)
        return toggle
    }

    func updateUIView(_ toggle: UISwitch, context: Context) { // expect-info: missing_closure_refresh
        toggle.setOn(isOn, animated: false)
    }

    @MainActor
    final class Flipper: NSObject {
        var isOn: Binding<Bool>

        init(isOn: Binding<Bool>) { self.isOn = isOn }

        @objc func flip(_ toggle: UISwitch) { isOn.wrappedValue = toggle.isOn }
    }
}

struct Rules: View {
    @State private var isQuiet = false

    var body: some View {
        SwitchRow(isOn: $isQuiet)
    }
}
