import SwiftUI
import UIKit

struct CounterKnob: UIViewRepresentable {
    @State private var count: Int

    /// The count at the beginning; the knob keeps its own from then on.
    init(initialCount: Int) {
        _count = State(initialValue: initialCount)
    }
    func makeUIView(context: Context) -> UIStepper { UIStepper() }
    func updateUIView(_ knob: UIStepper, context: Context) { knob.tag = count }
}
struct CounterScreen: View {
    let start: Int
    var body: some View { CounterKnob(initialCount: start) }
}
