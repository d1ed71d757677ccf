import SwiftUI
import UIKit

/// Every use gives it an identity, so a new value makes a new view.
struct ChartPane: UIViewRepresentable {
    var bars: Int
    var isDimmed: Bool

    func makeUIView(context: Context) -> UIStackView {
        let pane = UIStackView()
        for _ in 0..<bars { pane.addArrangedSubview(UIView()) }
        return pane
    }

    func updateUIView(_ pane: UIStackView, context: Context) {
        pane.alpha = isDimmed ? 0.5 : 1
    }
}

/// A private one that is always given the same.
private struct RuleLine: UIViewRepresentable {
    var thickness: CGFloat

    func makeUIView(context: Context) -> UIView {
        let line = UIView()
        line.layer.borderWidth = thickness
        return line
    }

    func updateUIView(_ line: UIView, context: Context) {}
}

struct ChartPage: View {
    let bars: Int
    let isDimmed: Bool

    var body: some View {
        VStack {
            RuleLine(thickness: 2)
            ChartPane(bars: bars, isDimmed: isDimmed).id(bars)
            RuleLine(thickness: 2)
        }
    }
}
