import AVFoundation
import Combine
import SwiftUI
import UIKit
import WebKit

/// None of these keeps the coordinator, so its `deinit` runs and ends them all.
struct Gauge: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
        context.coordinator.begin()
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        nonisolated(unsafe) private var link: CADisplayLink?
        nonisolated(unsafe) private var timer: Timer?
        nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []
        nonisolated(unsafe) private var poll: Task<Void, Never>?
        private var bag = Set<AnyCancellable>()

        func begin() {
            link = CADisplayLink(target: WeakTarget(self), selector: #selector(WeakTarget.step))
            link?.add(to: .main, forMode: .common)
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                DispatchQueue.main.async { self?.step() }
            }
            tokens.append(
                NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in
                    MainActor.assumeIsolated { self?.step() }
                })
            let other = NotificationCenter.default.addObserver(
                forName: UIApplication.willResignActiveNotification, object: nil, queue: nil, using: { [weak self] _ in _ = self })
            tokens += [other]
            poll = Task { [weak self] in
                while !Task.isCancelled {
                    self?.step()
                    try? await Task.sleep(for: .seconds(1))
                }
            }
            let center = NotificationCenter.default
            let memory = center.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil) { _ in }
            AnyCancellable { center.removeObserver(memory) }.store(in: &bag)
        }

        func step() {}

        deinit {
            link?.invalidate()
            timer?.invalidate()
            poll?.cancel()
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }
}

final class WeakTarget: NSObject {
    private weak var target: Gauge.Coordinator?

    init(_ target: Gauge.Coordinator) { self.target = target }

    @MainActor @objc func step() { target?.step() }
}
