import SwiftUI
import UIKit

struct HeightMeter: UIViewRepresentable {
    @State var height: CGFloat = 44
    let title: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        label.text = title
        label.tag = Int(height)
    }
}
struct MeterScreen: View {
    @State private var height: CGFloat = 10
    var body: some View {
        VStack {
            HeightMeter(title: "A")
            Color.red.frame(height: height)
        }
    }
}
