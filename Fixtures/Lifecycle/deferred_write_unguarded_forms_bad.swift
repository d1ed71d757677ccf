import SwiftUI
import UIKit

struct Gauge: UIViewRepresentable {
    var text: String
    @Binding var height: CGFloat
    @Binding var width: CGFloat
    @Binding var isMeasured: Bool
    @ObservedObject var model: GaugeModel

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        DispatchQueue.main.async { height = label.bounds.height }
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        DispatchQueue.main.async {
            height = label.bounds.height // expect: deferred_write_unguarded
        }
        Task { @MainActor in
            model.width = label.bounds.width // expect: deferred_write_unguarded
        }
        if !text.isEmpty {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                isMeasured = true // expect: deferred_write_unguarded
            }
        }
        report(label)
        if let window = label.window {
            DispatchQueue.main.async { width = window.bounds.width } // expect: deferred_write_unguarded
        }
    }

    private func report(_ label: UILabel) {
        let fitting = label.sizeThatFits(.zero).height
        DispatchQueue.main.async { self.height = fitting } // expect: deferred_write_unguarded
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        DispatchQueue.main.async { width = proposal.width ?? 0 } // expect: deferred_write_unguarded
        return nil
    }
}

@MainActor
final class GaugeModel: ObservableObject {
    @Published var width: CGFloat = 0
}
