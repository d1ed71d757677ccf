import SwiftUI
import UIKit

struct NoteField: UIViewRepresentable {
    @Binding var note: String // expect: property_not_synced
    var isLocked: Bool

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.text = note
        field.addTarget(context.coordinator, action: #selector(Scribe.typed(_:)), for: .editingChanged)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.note = $note
        field.isEnabled = !isLocked
    }

    func makeCoordinator() -> Scribe { Scribe(note: $note) }

    @MainActor
    final class Scribe: NSObject {
        var note: Binding<String>

        init(note: Binding<String>) { self.note = note }

        @objc func typed(_ field: UITextField) {
            note.wrappedValue = field.text ?? ""
        }
    }
}
