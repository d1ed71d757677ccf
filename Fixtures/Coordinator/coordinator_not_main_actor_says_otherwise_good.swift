import SwiftUI
import UIKit

struct CacheView: UIViewRepresentable {
    var rows: [Int]

    func makeCoordinator() -> Cache { Cache() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.put(rows)
    }

    /// Made for any thread, and says so.
    final class Cache: @unchecked Sendable {
        private let lock = NSLock()
        private var rows: [Int] = []

        func put(_ rows: [Int]) {
            lock.withLock { self.rows = rows }
        }
    }
}

struct BlankView: UIViewRepresentable {
    func makeCoordinator() -> Silent { Silent() }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}

    /// Stores nothing.
    final class Silent: NSObject {
        var limit: Int { 12 }
        static let shared = 3

        func isLong(_ text: String) -> Bool {
            text.count > limit
        }
    }
}

extension BlankView.Silent: UITextFieldDelegate {}

struct MarkedView: UIViewRepresentable {
    func makeCoordinator() -> Steps { Steps(count: 1) }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.advance()
    }

    /// Each part is isolated by itself.
    final class Steps {
        @MainActor private var count: Int

        @MainActor init(count: Int) {
            self.count = count
        }

        @MainActor func advance() {
            count += 1
        }

        deinit {}
    }
}

struct FreeView: UIViewRepresentable {
    func makeCoordinator() -> Free { Free() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.count = 1
    }

    nonisolated final class Free: NSObject {
        var count = 0

        func reset() {
            count = 0
        }
    }
}
