import SwiftUI

#if os(macOS)
import AppKit
typealias PlatformRepresentable = NSViewRepresentable
typealias PlatformField = NSTextField
typealias PlatformFieldDelegate = NSTextFieldDelegate
#else
import UIKit
typealias PlatformRepresentable = UIViewRepresentable
typealias PlatformField = UITextField
typealias PlatformFieldDelegate = UITextFieldDelegate
#endif

struct TagField: PlatformRepresentable {
    var isLocked: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    #if os(macOS)
    func makeNSView(context: Context) -> PlatformField {
        PlatformField()
    }

    func updateNSView(_ field: PlatformField, context: Context) {
        field.delegate = context.coordinator // expect: delegate_set_in_update
        field.isEnabled = !isLocked
    }
    #else
    func makeUIView(context: Context) -> PlatformField {
        let field = PlatformField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: PlatformField, context: Context) {
        field.isEnabled = !isLocked
    }
    #endif

    @MainActor
    final class Coordinator: NSObject, PlatformFieldDelegate {}
}
