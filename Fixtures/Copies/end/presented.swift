import SafariServices
import SwiftUI
import UIKit

struct Cover: UIViewControllerRepresentable {
    @Binding var isShown: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        if isShown, host.presentedViewController == nil {
            host.present(CoverController(), animated: true) // expect: missing_dismantle_cleanup
        }
    }
}

struct Asker: UIViewControllerRepresentable {
    @Binding var isShown: Bool
    let address: URL

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        guard isShown, host.presentedViewController == nil else { return }
        if address.scheme == nil {
            host.present(UIAlertController(title: "No page", message: nil, preferredStyle: .alert), animated: true)
        } else if address.isFileURL {
            host.present(UIActivityViewController(activityItems: [address], applicationActivities: nil), animated: true)
        } else {
            let safari = SFSafariViewController(url: address)
            host.present(safari, animated: true)
        }
    }
}

struct Drape: UIViewControllerRepresentable {
    @Binding var isShown: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        if isShown, host.presentedViewController == nil {
            host.present(CoverController(), animated: true)
        }
    }

    static func dismantleUIViewController(_ host: UIViewController, coordinator: ()) {
        host.presentedViewController?.dismiss(animated: false)
    }
}

final class CoverController: UIViewController {}
