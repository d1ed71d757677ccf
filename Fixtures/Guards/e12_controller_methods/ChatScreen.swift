import SwiftUI

struct ChatScreen: UIViewControllerRepresentable {
    let messages: [String]
    @Binding var draft: String

    func makeUIViewController(context: Context) -> ChatController { ChatController() }

    func updateUIViewController(_ controller: ChatController, context: Context) {
        controller.update(messages: messages)
        controller.draft = draft
    }
}
