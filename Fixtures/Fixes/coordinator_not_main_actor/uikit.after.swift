import MessageUI
import SwiftUI

struct Letter: UIViewControllerRepresentable {
    @Binding var isOpen: Bool

    func makeCoordinator() -> Coordinator { Coordinator(isOpen: $isOpen) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

    /// Closes the letter.
    @MainActor
    final class Coordinator: NSObject, @preconcurrency MFMailComposeViewControllerDelegate {
        let isOpen: Binding<Bool>

        init(isOpen: Binding<Bool>) { self.isOpen = isOpen }

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
            isOpen.wrappedValue = false
        }
    }
}
