import CoreLocation
import SwiftUI
import UIKit
import WebKit

/// Helpers that are told when they are done, and a handler that keeps nothing of the view.
struct Chart: UIViewRepresentable {
    var depth: Double

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.configuration.userContentController.add(WeakHandler(context.coordinator), name: "depth")
        context.coordinator.probe.run()
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {
        guard page.alpha != depth else { return }
        Fade(page, to: depth).start()
    }

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler {
        let probe = DepthProbe()

        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
}

final class WeakHandler: NSObject, WKScriptMessageHandler {
    private weak var handler: (any WKScriptMessageHandler)?

    init(_ handler: any WKScriptMessageHandler) { self.handler = handler }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        handler?.userContentController(controller, didReceive: message)
    }
}

/// Its link calls `tick` until it is done.
@MainActor
final class Fade: NSObject {
    private weak var view: UIView?
    private let target: Double
    private var link: CADisplayLink?

    init(_ view: UIView, to target: Double) {
        self.view = view
        self.target = target
    }

    func start() {
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick() {
        view?.alpha += 0.01
        if view == nil || view?.alpha == target { link?.invalidate() }
    }
}

@MainActor
final class DepthProbe: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func run() {
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        finish()
    }

    private func finish() { manager.stopUpdatingLocation() }
}
