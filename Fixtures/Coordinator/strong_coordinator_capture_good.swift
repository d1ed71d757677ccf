import Combine
import SwiftUI
import UIKit

final class Lamp: UIControl {
    var onSwitch: (() -> Void)?
    var onFade: (() -> Void)?
    let bulb = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bulb)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Lamp, _: UITraitCollection) in
            self.shine()
        }
        addAction(
            UIAction { [weak self] _ in
                self?.shine()
                DispatchQueue.main.async { self?.shine() }
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func shine() { bulb.alpha = 1 }
}

@MainActor
final class Grid: ObservableObject {
    @Published var load = 0.0
}

struct LampPanel: UIViewRepresentable {
    let grid: Grid

    func makeCoordinator() -> Keeper { Keeper() }

    func makeUIView(context: Context) -> Lamp {
        let lamp = Lamp()
        let bulb = lamp.bulb
        lamp.onSwitch = { [weak coordinator = context.coordinator] in coordinator?.count += 1 }
        // The image view does not keep the lamp.
        lamp.onFade = { bulb.alpha = 0.5 }
        context.coordinator.lamp = lamp
        context.coordinator.follow(grid)
        DispatchQueue.main.async { context.coordinator.count = 0 }
        return lamp
    }

    func updateUIView(_ lamp: Lamp, context: Context) {
        UIView.animate(withDuration: 1) {
            lamp.alpha = 1
        } completion: { _ in
            context.coordinator.count += 1
        }
    }

    static func dismantleUIView(_ lamp: Lamp, coordinator: Keeper) {
        coordinator.rest()
    }

    @MainActor
    final class Keeper {
        var lamp: Lamp?
        var count = 0
        private var names: [String] = []
        private var load: AnyCancellable?
        private var others: Set<AnyCancellable> = []
        private var timer: Timer?
        private var task: Task<Void, Never>?
        private var onDone: (() -> Void)?

        func follow(_ grid: Grid) {
            weak var weakSelf = self
            load = grid.$load.dropFirst().sink { _ in weakSelf?.count += 1 }
            // The dismantle method lets go of these.
            grid.$load.dropFirst().sink { _ in self.count += 1 }.store(in: &others)
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }
            // Runs once.
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.count += 1 }
            task = Task { await self.fetch() }
            names = ["a", "b"].map { self.name($0) }
            let found = names.first { self.name($0) == "a" }
            lamp?.accessibilityLabel = found
            onDone = {
                self.count += 1
                self.onDone = nil
            }
            grid.$load.dropFirst().sink { [weak self] _ in
                guard let self else { return }
                DispatchQueue.main.async { self.count += 1 }
            }
            .store(in: &others)
        }

        private func fetch() async { count += 1 }
        private func name(_ text: String) -> String { text + "\(count)" }

        func rest() {
            timer?.invalidate()
            others.removeAll()
            onDone?()
        }
    }
}
