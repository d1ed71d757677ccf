import AVFoundation
import Combine
import SwiftUI
import UIKit

@MainActor
final class Weather: ObservableObject {
    @Published var wind = 0.0
    @Published var rain = 0.0
}

struct Almanac: UIViewRepresentable {
    let weather: Weather
    let player: AVPlayer

    func makeCoordinator() -> Clerk { Clerk() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let clerk = context.coordinator
        clerk.label = label
        clerk.follow(weather, player)
        weather.$rain
            .dropFirst()
            .map { clerk.format($0) } // expect: strong_coordinator_capture
            .sink { [weak label] in label?.text = $0 }
            .store(in: &clerk.subscriptions)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    @MainActor
    final class Clerk: NSObject {
        weak var label: UILabel?
        var subscriptions: Set<AnyCancellable> = []
        private var notes: [NSObjectProtocol] = []
        private var timer: Timer?
        private var rate: NSKeyValueObservation?
        private var pending: DispatchWorkItem?
        private var beat: DispatchSourceTimer?
        private var work: Task<Void, Never>?
        @objc dynamic var wind = 0.0

        func follow(_ weather: Weather, _ player: AVPlayer) {
            rate = player.observe(\.rate, options: [.new]) { player, _ in
                self.note("rate \(player.rate)") // expect: strong_coordinator_capture
            }
            weather.$wind.dropFirst().assign(to: \.wind, on: self).store(in: &subscriptions) // expect: strong_coordinator_capture
            weather.$wind.dropFirst().sink(receiveValue: show).store(in: &subscriptions) // expect: strong_coordinator_capture
            notes.append(
                NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
                    note("active") // expect: strong_coordinator_capture
                })
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [label] _ in
                label?.alpha = 1
                DispatchQueue.main.async { [weak self] in // expect: strong_coordinator_capture
                    self?.note("tick")
                }
            }
            let beat = DispatchSource.makeTimerSource(queue: .main)
            beat.setEventHandler { self.note("beat") } // expect: strong_coordinator_capture
            self.beat = beat
            work = Task {
                for await _ in NotificationCenter.default.notifications(named: UIDevice.orientationDidChangeNotification) {
                    note("turned") // expect: strong_coordinator_capture
                }
            }
        }

        func later(_ text: String) {
            pending?.cancel()
            let item = DispatchWorkItem { self.note(text) } // expect: strong_coordinator_capture
            pending = item
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        }

        func format(_ value: Double) -> String { "\(value) mm" }
        private func show(_ value: Double) { label?.text = "\(value) m/s" }
        private func note(_ text: String) { label?.accessibilityValue = text }

        deinit {
            timer?.invalidate()
            work?.cancel()
            beat?.cancel()
            notes.forEach(NotificationCenter.default.removeObserver)
        }
    }
}
