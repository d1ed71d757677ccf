import AVFoundation
import SwiftUI
import UIKit
import WebKit

/// The things started keep the coordinator alive in four ways, so what its `deinit` does never happens.
struct Everything: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(context.coordinator, name: "one") // expect: missing_dismantle_cleanup
        configuration.userContentController.add(context.coordinator, name: "two")
        let view = WKWebView(frame: .zero, configuration: configuration)
        context.coordinator.begin()
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}

    static func dismantleUIView(_ view: WKWebView, coordinator: Coordinator) {
        view.configuration.userContentController.removeScriptMessageHandler(forName: "two")
    }

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler, URLSessionDelegate {
        private var link: CADisplayLink?
        private var session: URLSession?
        private var timer: Timer?

        func begin() {
            link = CADisplayLink(target: self, selector: #selector(step)) // expect: missing_dismantle_cleanup
            link?.add(to: .main, forMode: .common)
            session = URLSession(configuration: .default, delegate: self, delegateQueue: nil) // expect: missing_dismantle_cleanup
            let timer = Timer(timeInterval: 1, target: self, selector: #selector(step), userInfo: nil, repeats: true) // expect: missing_dismantle_cleanup
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }

        @objc func step() {}

        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}

        deinit {
            link?.invalidate()
            session?.invalidateAndCancel()
            timer?.invalidate()
        }
    }
}
