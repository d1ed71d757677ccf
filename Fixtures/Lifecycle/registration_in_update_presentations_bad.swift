import AppKit
import SwiftUI
import UIKit

struct FarewellSheet: UIViewControllerRepresentable {
    @Binding var isShown: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        guard isShown else { return }
        let alert = UIAlertController(title: "Farewell", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in isShown = false })
        alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in isShown = false })
        host.present(alert, animated: true) // expect: registration_in_update
    }
}

struct DeferredFarewell: UIViewControllerRepresentable {
    var isShown: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        DispatchQueue.main.async {
            if isShown, host.view.window != nil {
                host.present(UIAlertController(title: "Farewell", message: nil, preferredStyle: .alert), animated: true) // expect: registration_in_update
            }
        }
    }
}

struct QuestionPanel: NSViewRepresentable {
    @Binding var asks: Bool
    @Binding var opens: Bool

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ anchor: NSView, context: Context) {
        if asks, let window = anchor.window {
            NSAlert().beginSheetModal(for: window) { _ in asks = false } // expect: registration_in_update
        }
        if opens {
            NSOpenPanel().runModal() // expect: registration_in_update
        }
    }
}
