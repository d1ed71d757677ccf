import Combine
import SwiftUI
import UIKit

/// A wrapper of the project that happens to bear a name of SwiftUI's.
@propertyWrapper
struct Query {
    var wrappedValue: String
}

struct TagField: UIViewRepresentable {
    @Binding var tag: String
    @Environment(\.isEnabled) private var isEnabled
    @State private var edits = 0

    func makeCoordinator() -> Coordinator { Coordinator(tag: $tag) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = isEnabled
        if field.text != tag { field.text = tag }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var tag: String
        @Published var isEditing = false
        @AppStorage("lastTag") var lastTag = ""
        @Query(wrappedValue: "a") var query: String

        init(tag: Binding<String>) {
            _tag = tag
        }

        func textFieldDidEndEditing(_ field: UITextField) {
            tag = field.text ?? ""
        }
    }
}

/// No coordinator of a representable: whoever installs it is not known.
@MainActor
final class FlowCoordinator {
    @State var step = 0
}
