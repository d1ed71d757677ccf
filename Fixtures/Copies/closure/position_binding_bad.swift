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

    func updateUIView(_ toggle: UISwitch, context: Context) { // expect: missing_closure_refresh
        toggle.setOn(isOn, animated: false)
    }

    @MainActor
    final class Flipper: NSObject {
        @Binding var isOn: Bool

        init(isOn: Binding<Bool>) { _isOn = isOn }

        @objc func flip(_ toggle: UISwitch) { isOn = toggle.isOn }
    }
}

struct Rules: View {
    @State private var chosen: Set<String> = []
    let names: [String]

    var body: some View {
        ForEach(names, id: \.self) { name in
            SwitchRow(isOn: Binding(
                get: { chosen.contains(name) },
                set: { if $0 { chosen.insert(name) } else { chosen.remove(name) } }
            ))
        }
    }
}
