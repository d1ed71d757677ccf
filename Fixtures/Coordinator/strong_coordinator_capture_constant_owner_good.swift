import Combine
import SwiftUI
import UIKit

/// The pad keeps its coordinator in a constant anyway: the handler makes nothing live longer.
final class SketchPad: UIView {
    let coordinator: SketchView.Coordinator
    var onStroke: ((CGPoint) -> Void)?

    init(coordinator: SketchView.Coordinator) {
        self.coordinator = coordinator
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { onStroke?($0.location(in: self)) }
    }
}

struct SketchView: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> SketchPad {
        let coordinator = context.coordinator
        let pad = SketchPad(coordinator: coordinator)
        pad.onStroke = { point in coordinator.add(point) }
        return pad
    }

    func updateUIView(_ pad: SketchPad, context: Context) {}

    @MainActor
    final class Coordinator {
        private var points: [CGPoint] = []
        func add(_ point: CGPoint) { points.append(point) }
    }
}

final class StripController: UIViewController {
    private let coordinator: StripView.Coordinator
    private var cancellables = Set<AnyCancellable>()
    private let steps = PassthroughSubject<Int, Never>()

    init(coordinator: StripView.Coordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
        steps.removeDuplicates().sink { step in
            coordinator.add(step)
        }
        .store(in: &cancellables)
    }

    required init?(coder: NSCoder) { nil }
}

struct StripView: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> StripController {
        let strip = StripController(coordinator: context.coordinator)
        return strip
    }

    func updateUIViewController(_ strip: StripController, context: Context) {}

    @MainActor
    final class Coordinator {
        private var steps: [Int] = []
        func add(_ step: Int) { steps.append(step) }
    }
}
