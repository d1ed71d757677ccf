import SwiftUI
import UIKit

struct OptionWheel<Option: Hashable>: UIViewRepresentable {
    let options: [Option]
    @State var chosen: Option? // expect: state_as_input

    func makeUIView(context: Context) -> UIPickerView { UIPickerView() }
    func updateUIView(_ wheel: UIPickerView, context: Context) {
        wheel.tag = chosen.flatMap(options.firstIndex(of:)) ?? -1
    }
}

struct SizeScreen: View {
    let sizes: [String]
    let current: String
    var body: some View {
        OptionWheel<String>(options: sizes, chosen: current)
    }
}
