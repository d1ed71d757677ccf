import SwiftUI
import UIKit

final class AddressForm: UIView {
    let street = UITextField()
    let city = UITextField()
    var onClose: (() -> Void)?
    weak var formDelegate: AnyObject?
}

struct AddressPane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> AddressForm { AddressForm() }

    func updateUIView(_ form: AddressForm, context: Context) {
        form.street.delegate = nil
        form.city.delegate = context.coordinator // expect: delegate_set_in_update
        form.onClose = { [weak form] in form?.formDelegate = nil }
        form.formDelegate = context.coordinator // expect: delegate_set_in_update
        context.coordinator.manager.delegate = context.coordinator
    }

    static func dismantleUIView(_ form: AddressForm, coordinator: Coordinator) {
        form.city.delegate = nil
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }
}
