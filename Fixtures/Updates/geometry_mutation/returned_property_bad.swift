import SwiftUI
import UIKit

struct Injected: UIViewRepresentable {
    let label: UILabel
    var height: CGFloat

    func makeUIView(context: Context) -> UILabel { label }

    func updateUIView(_ uiView: UILabel, context: Context) {
        label.frame.size.height = height // expect: geometry_mutation
    }
}
