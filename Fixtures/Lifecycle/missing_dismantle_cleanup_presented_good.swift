import MessageUI
import SafariServices
import SwiftUI
import UIKit

/// What closes by itself, what its callback dismisses, and what the representable only brings to the front.
struct Offers: UIViewControllerRepresentable {
    @Binding var offer: Int?

    func makeCoordinator() -> Coordinator { Coordinator(offer: $offer) }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        guard let offer, host.presentedViewController == nil else { return }
        switch offer {
        case 0:
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            host.present(alert, animated: true)
        case 1:
            host.present(SFSafariViewController(url: URL(filePath: "/")), animated: true)
        case 2:
            host.present(UIActivityViewController(activityItems: [offer], applicationActivities: nil), animated: true)
        default:
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = context.coordinator
            host.present(mail, animated: true)
        }
    }

    @MainActor
    final class Coordinator: NSObject, @preconcurrency MFMailComposeViewControllerDelegate {
        let offer: Binding<Int?>

        init(offer: Binding<Int?>) { self.offer = offer }

        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {
            offer.wrappedValue = nil
            controller.dismiss(animated: true)
        }
    }
}
