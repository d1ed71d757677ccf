import SwiftUI
import UIKit

struct Slide3: UIViewRepresentable {
    func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.setOn(true, animated: true)
        return toggle
    }
    func updateUIView(_ toggle: UISwitch, context: Context) { toggle.isEnabled = true }
}
