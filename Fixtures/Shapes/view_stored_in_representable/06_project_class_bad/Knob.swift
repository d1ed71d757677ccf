import SwiftUI
import UIKit

struct Knob: UIViewRepresentable {
    let value: Double
    private let control = KnobControl() // expect: view_stored_in_representable
    private lazy var spare = KnobControl()

    func makeUIView(context: Context) -> KnobControl { control }
    func updateUIView(_ uiView: KnobControl, context: Context) { uiView.value = value }
}
