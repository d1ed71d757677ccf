import SwiftUI
import MessageUI

struct FeedbackMail: UIViewControllerRepresentable {
    @Environment(\.dismiss) var dismiss
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.delegate = context.coordinator
        return mail
    }
    func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}

    @MainActor final class Coordinator: NSObject, UINavigationControllerDelegate,
        MFMailComposeViewControllerDelegate { // expect: delegate_never_assigned
        let parent: FeedbackMail
        init(_ parent: FeedbackMail) { self.parent = parent }
        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            parent.dismiss()
        }
    }
}
