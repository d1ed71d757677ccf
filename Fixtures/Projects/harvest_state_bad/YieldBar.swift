import SwiftUI
import UIKit

struct YieldBar: UIViewRepresentable {
    @State var tons: Double // expect: state_as_input

    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

    func updateUIView(_ bar: UIProgressView, context: Context) { bar.progress = Float(tons / 100) }
}
