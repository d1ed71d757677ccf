import Combine
import SwiftUI
import UIKit

final class Sweep: UIPanGestureRecognizer {
    var onSweep: (() -> Void)?
}

struct SweepGesture: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> Sweep {
        let sweep = Sweep()
        sweep.onSweep = { sweep.isEnabled = false } // expect: strong_coordinator_capture
        return sweep
    }
}

struct Leaflet: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { _ in
                controller.dismiss(animated: true) // expect: strong_coordinator_capture
            })
        context.coordinator.onChange = { value in
            context.coordinator.last = value // expect: strong_coordinator_capture
        }
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}

    @MainActor
    final class Coordinator {
        var onChange: ((Int) -> Void)?
        var last = 0
    }
}

struct SlateStyle {
    var onTap: (() -> Void)?
    var radius = 4.0
}

final class Slate: UIView {
    var onTap: (() -> Void)?
    var handlers: [String: () -> Void] = [:]
    private var kept: (() -> Void)?
    private var style = SlateStyle()

    func setHandler(_ handler: @escaping () -> Void) { kept = handler }
    func apply(_ style: SlateStyle) { self.style = style }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        kept?()
        onTap?()
        style.onTap?()
        handlers.values.forEach { $0() }
    }
}

@MainActor
final class Ledger: ObservableObject {
    @Published var sum = 0
    @Published var count = 0
}

struct SlatePane: UIViewRepresentable {
    let ledger: Ledger

    func makeCoordinator() -> Coordinator { Coordinator(ledger: ledger) }

    func makeUIView(context: Context) -> Slate {
        let slate = Slate()
        context.coordinator.slate = slate
        slate.setHandler { context.coordinator.note() } // expect: strong_coordinator_capture
        slate.handlers["note"] = { context.coordinator.note() } // expect: strong_coordinator_capture
        var style = SlateStyle()
        style.onTap = { context.coordinator.note() } // expect: strong_coordinator_capture
        slate.apply(style)
        return slate
    }

    func updateUIView(_ slate: Slate, context: Context) {
        let coordinator = context.coordinator
        slate.onTap = { coordinator.note() } // expect: strong_coordinator_capture
    }

    @MainActor
    final class Coordinator: NSObject {
        var slate: Slate?
        private lazy var work: () -> Void = { self.count += 1 } // expect: strong_coordinator_capture
        private var count = 0
        private var tokens: [AnyCancellable] = []
        private var clock: AnyCancellable?
        private var source: UICollectionViewDiffableDataSource<Int, Int>?

        init(ledger: Ledger) {
            super.init()
            tokens = [
                ledger.$sum.dropFirst().sink { self.count = $0 }, // expect: strong_coordinator_capture
                ledger.$count.dropFirst().sink { [weak self] in self?.count = $0 },
            ]
            clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in
                guard self.count > 0 else { return } // expect: strong_coordinator_capture
                self.count -= 1
            }
        }

        func note() { work() }

        func list(in view: UICollectionView) {
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
                self.fill(cell, item) // expect: strong_coordinator_capture
            }
            source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
        }

        private func fill(_ cell: UICollectionViewCell, _ item: Int) { cell.accessibilityLabel = "\(item)" }
    }
}
