import SwiftUI
import UIKit

struct CalmGauge: UIViewRepresentable {
    var text: String
    @Binding var height: CGFloat
    @Binding var width: CGFloat
    @Binding var isShown: Bool
    @Binding var target: Int?
    @Binding var lastTarget: Int
    @Binding var seen: Set<String>
    @Binding var queue: [Int]
    @Binding var phase: Phase
    @State private var sizes: [CGFloat: CGSize] = [:]
    @Binding var picture: UIImage?

    enum Phase { case idle, moving }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        let fitting = label.sizeThatFits(.zero)
        DispatchQueue.main.async {
            if height != fitting.height { height = fitting.height }
        }
        if abs(width - fitting.width) > 0.5 {
            Task { @MainActor in width = fitting.width }
        }
        if isShown {
            DispatchQueue.main.async { isShown = false }
        }
        if let goal = target {
            label.tag = goal
            DispatchQueue.main.async {
                target = nil
                lastTarget = goal
            }
        }
        if !seen.contains(text) {
            DispatchQueue.main.async { seen.insert(text) }
        }
        if !queue.isEmpty {
            DispatchQueue.main.async { queue.removeFirst() }
        }
        if phase == .moving {
            DispatchQueue.main.async { phase = .idle }
        }
        set($width, to: fitting.width)
        report(label, context)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        let key = proposal.width ?? 0
        if let size = sizes[key] { return size }
        let size = uiView.sizeThatFits(.zero)
        DispatchQueue.main.async { sizes[key] = size }
        if let picture {
            uiView.accessibilityLabel = picture.accessibilityLabel
        } else {
            Task { @MainActor in picture = await load() }
        }
        return size
    }

    private func load() async -> UIImage? { nil }

    private func set(_ value: Binding<CGFloat>, to new: CGFloat) {
        DispatchQueue.main.async {
            guard value.wrappedValue != new else { return }
            value.wrappedValue = new
        }
    }

    private func report(_ label: UILabel, _ context: Context) {
        let coordinator = context.coordinator
        if coordinator.reported != text {
            coordinator.reported = text
            DispatchQueue.main.async { height = label.bounds.height }
        }
        guard !coordinator.hasAppeared else { return }
        coordinator.hasAppeared = true
        DispatchQueue.main.async { width = label.bounds.width }
    }

    @MainActor
    final class Coordinator {
        var reported = ""
        var hasAppeared = false
    }
}
