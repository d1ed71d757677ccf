import MessageUI
import SwiftUI

struct InviteMail: UIViewControllerRepresentable {
    @Binding var showsMail: Bool
    @Environment(\.dismiss) private var dismiss

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = context.coordinator
        return mail
    }

    func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        var parent: InviteMail

        init(parent: InviteMail) {
            self.parent = parent
        }

        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            switch result {
            case .cancelled:
                parent.showsMail = false
            case .saved:
                controller.dismiss(animated: true) {
                    self.parent.showsMail = false
                }
            case .failed:
                controller.dismiss(animated: true)
                DispatchQueue.main.async { [weak self] in
                    self?.parent.showsMail = false // expect-info: double_dismissal
                }
            default:
                controller.dismiss(animated: true)
            }
        }
    }
}

struct InviteText: UIViewControllerRepresentable {
    @Environment(\.dismiss) private var dismiss

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
        let composer = MFMessageComposeViewController()
        composer.messageComposeDelegate = context.coordinator
        return composer
    }

    func updateUIViewController(_ composer: MFMessageComposeViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
        var parent: InviteText

        init(parent: InviteText) {
            self.parent = parent
        }

        func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
            finish(controller)
        }

        private func finish(_ controller: UIViewController) {
            controller.dismiss(animated: true)
            parent.dismiss() // expect-info: double_dismissal
        }
    }
}
