import SwiftUI

#if os(macOS)
typealias PlatformRepresentable = NSViewRepresentable
#else
typealias PlatformRepresentable = UIViewRepresentable
#endif

struct Sparkline: PlatformRepresentable {
    var values: [Double]
    var width: CGFloat // expect: property_not_synced

    #if os(macOS)
    func makeNSView(context: Context) -> SparkView { make() }
    func updateNSView(_ view: SparkView, context: Context) { view.values = values }
    #else
    func makeUIView(context: Context) -> SparkView { make() }
    func updateUIView(_ view: SparkView, context: Context) { view.values = values }
    #endif

    private func make() -> SparkView {
        let view = SparkView()
        view.lineWidth = width
        return view
    }
}

#if os(macOS)
import AppKit
class SparkBase: NSView {}
#else
import UIKit
class SparkBase: UIView {}
#endif

final class SparkView: SparkBase {
    var values: [Double] = []
    var lineWidth: CGFloat = 1
}
