import Combine
import SwiftUI
import UIKit

final class EventField: UITextField {
    var onClear: (() -> Void)?
    var onPaste: ((String) -> Void)?
    override func paste(_ sender: Any?) { onPaste?("") }
}

struct EventPane: UIViewRepresentable {
    let model: EventModel

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> EventField { EventField() }

    func updateUIView(_ field: EventField, context: Context) {
        field.onClear = { [weak field] in field?.text = "" }
        field.onPaste = { [weak field] string in
            field?.text = string
            field?.becomeFirstResponder()
            field?.delegate = nil
        }
        field.inputAccessoryView?.gestureRecognizers = nil
        context.coordinator.token = model.$text.dropFirst().sink { [weak field] in field?.text = $0 }
        context.coordinator.menu = UIMenu(children: [UIAction(title: "Clear") { _ in field.text = "" }])
    }

    @MainActor
    final class Coordinator: NSObject {
        var token: AnyCancellable?
        var menu: UIMenu?
    }
}

@MainActor
final class EventModel: ObservableObject {
    @Published var text = ""
}
