import SwiftUI
import UIKit

struct Lever: UIViewRepresentable {
    class Coordinator: NSObject { @objc func pulled() {} }
    func makeUIView(context: Context) -> UIControl {
        let lever = UISwitch()
        lever.addTarget(context.coordinator, action: #selector(Coordinator.pulled), for: .valueChanged) // expect: missing_make_coordinator
        return lever
    }
    func updateUIView(_ v: UIControl, context: Context) {}
}
