import AppKit
import SwiftUI

struct Palette: NSViewRepresentable {
    @Binding var name: String
    @Binding var count: Int
    @ObservedObject var store: SwatchStore

    func makeCoordinator() -> Driver { Driver(self, count: $count) }

    func makeNSView(context: Context) -> NSView {
        context.coordinator.start()
        return NSView()
    }

    func updateNSView(_ view: NSView, context: Context) {
        context.coordinator.renew(count: $count)
        context.coordinator.owner = self
        context.coordinator.report(view)
        context.coordinator.owner.name = "x" // expect: state_write_in_update
        [1, 2].forEach { _ in self.store.latest = "b" } // expect: state_write_in_update
        store.rename()
    }

    @MainActor
    final class Driver {
        var owner: Palette
        private let count: Binding<Int>
        @Binding var again: Int

        init(_ owner: Palette, count: Binding<Int>) {
            self.owner = owner
            self.count = count
            _again = count
        }

        func renew(count: Binding<Int>) {
            _again = count
        }

        func start() {
            count.wrappedValue = 0 // expect: state_write_in_update
        }

        func report(_ view: NSView) {
            owner.name = view.identifier?.rawValue ?? "" // expect: state_write_in_update
            again = view.subviews.count // expect: state_write_in_update
            owner.store.latest = owner.name // expect: state_write_in_update
        }
    }
}

@MainActor
final class SwatchStore: ObservableObject {
    @Published var latest = ""

    func rename() {
        latest = "renamed" // expect: state_write_in_update
    }
}
