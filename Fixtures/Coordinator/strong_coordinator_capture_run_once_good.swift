import Combine
import SwiftUI
import UIKit

final class Browser: UIView {
    var onLoad: (() -> Void)?
    private var pending: (() -> Void)?
    private var done: (() -> Void)?

    func load(_ done: @escaping () -> Void) {
        DispatchQueue.main.async { done() }
    }

    func once(_ work: @escaping () -> Void) {
        pending = work
        pending?()
        pending = nil
    }

    func later(_ work: @escaping () -> Void) { done = work }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLoad?()
    }

    func finish() {
        done?()
        done = nil
    }
}

struct BrowserPane: UIViewRepresentable {
    @Binding var text: String
    let onDone: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> Browser {
        let browser = Browser()
        context.coordinator.browser = browser
        browser.load { context.coordinator.note() }
        browser.once { context.coordinator.note() }
        context.coordinator.write = Binding(get: { text }, set: { text = $0 })
        context.coordinator.labels = ["a"].map { context.coordinator.label($0) }
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
            context.coordinator.noted()
        }
        .resume()
        return browser
    }

    func updateUIView(_ browser: Browser, context: Context) {
        browser.onLoad = onDone
        browser.accessibilityLabel = context.coordinator.labels.first
    }

    final class Coordinator: NSObject { // expect: coordinator_not_main_actor
        var browser: Browser?
        var labels: [String] = []
        var write: Binding<String>?
        private var request: Task<Void, Never>?
        private var animator: UIViewPropertyAnimator?
        private var bag: Set<AnyCancellable> = []

        @objc func start() {
            request = Task { [weak self] in
                for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { self?.note() }
            }
            animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.note() }
            bag.insert(NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { [weak self] _ in self?.note() })
            var token: NSObjectProtocol?
            token = NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main) { _ in
                self.note()
                if let token { NotificationCenter.default.removeObserver(token) }
            }
        }

        func label(_ name: String) -> String { name + "!" }
        func note() { write?.wrappedValue = "" } // expect: state_write_in_update
        func noted() {}

        deinit { request?.cancel() }
    }
}
