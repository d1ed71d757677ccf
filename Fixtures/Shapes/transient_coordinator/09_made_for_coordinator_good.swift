import SwiftUI
import AppKit

struct TokenEntry: NSViewRepresentable {
    @Binding var tokens: [String]

    func makeCoordinator() -> Coordinator {
        let coordinator = Coordinator($tokens)
        coordinator.inner.delegate = coordinator
        return coordinator
    }
    func makeNSView(context: Context) -> NSTokenField { context.coordinator.inner }
    func updateNSView(_ field: NSTokenField, context: Context) {}

    @MainActor final class Coordinator: NSObject, NSTokenFieldDelegate {
        let tokens: Binding<[String]>
        let inner = NSTokenField()
        init(_ tokens: Binding<[String]>) { self.tokens = tokens }
        func controlTextDidEndEditing(_ obj: Notification) { tokens.wrappedValue = inner.objectValue as? [String] ?? [] }
    }
}
