import SwiftUI
import Combine
import UIKit

struct Quiet: UIViewRepresentable {
    @State private var local = 0
    @Environment(\.colorScheme) private var scheme
    @MainActor final class Coordinator: NSObject, ObservableObject {
        @Binding var text: String
        @Published var length = 0
        @AppStorage("lastText") var last = ""
        init(text: Binding<String>) { _text = text }
    }
    @Binding var text: String
    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ v: UITextView, context: Context) {}
}
