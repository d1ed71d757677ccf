import MessageUI
import SwiftUI

struct Draft: Identifiable { let id = UUID(); var body = "" }

struct DraftMail: UIViewControllerRepresentable {
    @Binding var draft: Draft?
    func makeCoordinator() -> Coordinator { Coordinator(draft: $draft) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = context.coordinator
        mail.setMessageBody(draft?.body ?? "", isHTML: false)
        return mail
    }

    func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {} // expect-info: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        private let draft: Binding<Draft?>
        init(draft: Binding<Draft?>) { self.draft = draft }

        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            draft.wrappedValue = nil
            controller.dismiss(animated: true) // expect-info: double_dismissal
        }
    }
}

struct DraftScreen: View {
    @State private var draft: Draft?
    var body: some View {
        Button("Write") { draft = Draft() }
            .sheet(item: $draft) { _ in DraftMail(draft: $draft) }
    }
}
