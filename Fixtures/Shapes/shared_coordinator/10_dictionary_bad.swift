import SwiftUI
import WebKit

struct TabPage: UIViewRepresentable {
    let id: UUID
    static var drivers: [UUID: PageDriver] = [:]
    final class PageDriver: NSObject { let page = WKWebView() }
    static let fallback = PageDriver()
    func makeCoordinator() -> PageDriver {
        guard let kept = Self.drivers[id] else {
            return TabPage.fallback // expect: shared_coordinator
        }
        return kept
    }
    func makeUIView(context: Context) -> WKWebView { context.coordinator.page }
    func updateUIView(_ v: WKWebView, context: Context) {}
}
