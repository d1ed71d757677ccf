import Combine
import SpriteKit
import SwiftUI
import UIKit
import WebKit

struct BellPull: UIViewRepresentable {
    var isLoud: Bool
    var onRing: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton { UIButton() }

    func updateUIView(_ bell: UIButton, context: Context) {
        let ringer = Coordinator() // expect: transient_coordinator
        bell.addTarget(ringer, action: #selector(Coordinator.rung), for: .touchUpInside) // expect: registration_in_update
        let action = isLoud ? #selector(Coordinator.rung) : #selector(Coordinator.muted)
        bell.addTarget(context.coordinator, action: action, for: .touchUpInside) // expect: registration_in_update
        bell.addAction(UIAction { [onRing] _ in onRing() }, for: .touchUpInside) // expect: registration_in_update
        bell.addAction(UIAction(identifier: .init(UUID().uuidString)) { _ in }, for: .touchDown) // expect: registration_in_update
        bell.addInteraction(UIDropInteraction(delegate: context.coordinator)) // expect: registration_in_update
        NotificationCenter.default.addObserver(context.coordinator, selector: #selector(Coordinator.rung), name: .init("bell"), object: nil) // expect: registration_in_update
        NotificationCenter.default.publisher(for: .init("bell")) // expect: registration_in_update
            // The chain begins above.
            .sink { _ in }
            .store(in: &context.coordinator.subscriptions)
    }

    @MainActor
    final class Coordinator: NSObject, UIDropInteractionDelegate {
        var subscriptions: Set<AnyCancellable> = []
        @objc func rung() {}
        @objc func muted() {}
    }
}

struct ReaderPage: UIViewRepresentable {
    var script: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        let content = page.configuration.userContentController
        content.add(context.coordinator, name: "reader") // expect: registration_in_update
        content.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentEnd, forMainFrameOnly: true)) // expect: registration_in_update
        context.coordinator.clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } // expect: registration_in_update
    }

    static func dismantleUIView(_ page: WKWebView, coordinator: Coordinator) {
        page.configuration.userContentController.removeAllScriptMessageHandlers()
        coordinator.clock?.invalidate()
    }

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler {
        var clock: Timer?
        func userContentController(_ content: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
}

// A sprite is none of the tables' views; it piles up all the same.
struct Snowfall: UIViewRepresentable {
    var flakes: Int

    func makeUIView(context: Context) -> SKView { SKView() }

    func updateUIView(_ sky: SKView, context: Context) {
        for _ in 0..<flakes {
            sky.scene?.addChild(SKSpriteNode(color: .white, size: .zero)) // expect: registration_in_update
        }
    }
}
