import SwiftUI
import WebKit

@MainActor
final class TabCoordinator {
    let web = WKWebView()
    private static var pool: [UUID: TabCoordinator] = [:]

    static func coordinator(for id: UUID) -> TabCoordinator {
        if let kept = pool[id] { return kept }
        let made = TabCoordinator()
        pool[id] = made
        return made
    }
}

struct TabWeb: UIViewRepresentable {
    let id: UUID // expect: property_not_synced
    func makeCoordinator() -> TabCoordinator { .coordinator(for: id) }
    func makeUIView(context: Context) -> WKWebView { context.coordinator.web }
    func updateUIView(_ web: WKWebView, context: Context) {}
}
