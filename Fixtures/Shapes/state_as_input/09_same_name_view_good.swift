import SwiftUI
import UIKit

struct Pulse: View {
    @State var rate: Double
    var body: some View { PulseGraph(rate: $rate) }
}
struct PulseGraph: UIViewRepresentable {
    @Binding var rate: Double
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ bar: UIProgressView, context: Context) { bar.progress = Float(rate) }
}
struct PulseScreen: View {
    var body: some View { Pulse(rate: 0.4) }
}
