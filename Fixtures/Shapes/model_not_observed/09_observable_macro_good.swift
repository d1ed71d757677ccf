import SwiftUI
import Observation
import UIKit

@Observable final class Tide {
    var level = 0.0
}
struct TideBar: UIViewRepresentable {
    let tide: Tide
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ bar: UIProgressView, context: Context) { bar.progress = Float(tide.level) }
}
