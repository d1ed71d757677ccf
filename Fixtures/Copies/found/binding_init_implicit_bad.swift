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
        private let isOn: Binding<Bool>
        init(isOn: Binding<Bool>) { self.isOn = isOn }
        @objc func flip(_ toggle: UISwitch) { isOn.wrappedValue = toggle.isOn }
    }
}

struct Rules: View {
    @State private var chosen: Set<String> = []
    let name: String

    var body: some View {
        SwitchRow(isOn: .init(get: { chosen.contains(name) }, set: { $0 ? chosen.formUnion([name]) : chosen.subtract([name]) }))
    }
}
