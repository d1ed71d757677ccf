import SwiftUI
import Combine
import UIKit

final class DraftModel: ObservableObject {
    @Published var text = ""
    let topic: String
    init(topic: String) { self.topic = topic }
}

struct DraftEditor: UIViewRepresentable {
    @StateObject private var model: DraftModel

    init(model: @autoclosure @escaping () -> DraftModel) {
        _model = StateObject(wrappedValue: model())
    }
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != model.text { view.text = model.text }
    }
}
struct DraftScreen: View {
    let topic: String
    var body: some View { DraftEditor(model: DraftModel(topic: topic)) }
}
