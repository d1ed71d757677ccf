import SwiftUI
import UIKit

struct ChartPane: UIViewRepresentable {
    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ uiView: UIScrollView, context: Context) {}
}
