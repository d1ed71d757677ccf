import SwiftUI
import MessageUI

struct LetterComposer: UIViewControllerRepresentable {
    let subject: String

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            controller.dismiss(animated: true)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let letter = MFMailComposeViewController()
        letter.setSubject(subject)
        letter.mailComposeDelegate = context.coordinator
        return letter
    }

    func updateUIViewController(_ letter: MFMailComposeViewController, context: Context) {}

    static func dismantleUIView(_ letter: MFMailComposeViewController, coordinator: Coordinator) { // expect: lifecycle_signature_mismatch
        letter.mailComposeDelegate = nil
    }
}
