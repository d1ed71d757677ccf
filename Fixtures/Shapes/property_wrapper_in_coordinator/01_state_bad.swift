import SwiftUI
import UIKit

struct NoteField: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ f: UITextField, context: Context) {}

    @MainActor final class Coordinator: NSObject {
        @State private var draft = "" // expect: property_wrapper_in_coordinator
        @Binding var live: String
        override init() { _live = .constant("") }
    }
}
