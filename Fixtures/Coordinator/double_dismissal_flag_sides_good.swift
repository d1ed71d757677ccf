import MessageUI
import SwiftUI

struct BetaMail: UIViewControllerRepresentable {
    @Binding var isPresented: Bool
    func makeCoordinator() -> Coordinator { Coordinator(isPresented: $isPresented) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = context.coordinator
        return mail
    }

    func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {} // expect-info: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        private let isPresented: Binding<Bool>
        init(isPresented: Binding<Bool>) { self.isPresented = isPresented }

        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            #if APP_EXTENSION
            controller.dismiss(animated: true)
            #else
            isPresented.wrappedValue = false
            #endif
        }
    }
}
