import MessageUI
import SwiftUI

/// It dismisses itself; the flag that it clears shows a hint, not the sheet.
struct FeedbackMail: UIViewControllerRepresentable {
    @Binding var showsHint: Bool

    func makeCoordinator() -> Coordinator { Coordinator(showsHint: $showsHint) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = context.coordinator
        return mail
    }

    func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {} // expect-info: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        private let showsHint: Binding<Bool>
        init(showsHint: Binding<Bool>) { self.showsHint = showsHint }

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
            showsHint.wrappedValue = false
            controller.dismiss(animated: true)
        }
    }
}

struct FeedbackScreen: View {
    @State private var showsHint = true
    @State private var isWriting = false

    var body: some View {
        Button("Write to us") { isWriting = true }
            .sheet(isPresented: $isWriting) { FeedbackMail(showsHint: $showsHint) }
    }
}
