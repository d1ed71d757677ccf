import SwiftUI
import UIKit
import WebKit

/// Kept by the coordinator, by the view, by a closure, by an association, by a collection.
struct FormPage: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> FormView {
        let form = FormView()
        let filter = InputFilter()
        context.coordinator.filter = filter
        form.first.delegate = filter
        let second = InputFilter()
        form.helpers.append(second)
        form.second.delegate = second
        let third = InputFilter()
        form.onLayout = { third.reset() }
        form.third.delegate = third
        form.fourth.delegate = context.coordinator.filter
        let fifth = InputFilter()
        objc_setAssociatedObject(form, "fifth", fifth, .OBJC_ASSOCIATION_RETAIN)
        form.fourth.delegate = fifth
        return form
    }

    func updateUIView(_ form: FormView, context: Context) {}

    @MainActor
    final class Coordinator {
        var filter: InputFilter?
    }
}

final class FormView: UIView {
    let first = UITextField()
    let second = UITextField()
    let third = UITextField()
    let fourth = UITextField()
    private let own = InputFilter()
    var helpers: [InputFilter] = []
    var onLayout: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        fourth.delegate = own
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
final class InputFilter: NSObject, UITextFieldDelegate {
    func reset() {}
}

/// A proxy that its holder keeps is made for that.
struct ScriptPage: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.configuration.userContentController.add(ScriptProxy(context.coordinator), name: "log")
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {}

    static func dismantleUIView(_ page: WKWebView, coordinator: Coordinator) {
        page.configuration.userContentController.removeScriptMessageHandler(forName: "log")
    }

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler {
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
}

@MainActor
final class ScriptProxy: NSObject, WKScriptMessageHandler {
    private weak var target: (any WKScriptMessageHandler)?

    init(_ target: any WKScriptMessageHandler) { self.target = target }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        target?.userContentController(controller, didReceive: message)
    }
}

/// An object that is its own delegate, and a maker that gives out what exists.
struct SelfField: UIViewRepresentable {
    let keeper: FieldKeeper

    func makeCoordinator() -> FieldKeeper { keeper }

    func makeUIView(context: Context) -> UITextField {
        let field = Bool.random() ? UITextField() : SearchField()
        makeCoordinator().follow(field)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}
}

@MainActor
final class FieldKeeper {
    weak var field: UITextField?

    func follow(_ field: UITextField) { self.field = field }
}

final class SearchField: UITextField, UITextFieldDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }
}
