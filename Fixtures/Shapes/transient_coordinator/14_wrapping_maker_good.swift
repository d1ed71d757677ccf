import SwiftUI
import UIKit

struct InnerEntry: UIViewRepresentable {
    final class Coordinator: NSObject, UITextFieldDelegate {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField { let f = UITextField(); f.delegate = context.coordinator; return f }
    func updateUIView(_ f: UITextField, context: Context) {}
}
struct OuterEntry: UIViewRepresentable {
    let inner: InnerEntry
    func makeCoordinator() -> InnerEntry.Coordinator { inner.makeCoordinator() }
    func makeUIView(context: Context) -> UITextField {
        let f = UITextField()
        f.delegate = context.coordinator
        f.backgroundColor = .systemGray6
        return f
    }
    func updateUIView(_ f: UITextField, context: Context) {}
}
