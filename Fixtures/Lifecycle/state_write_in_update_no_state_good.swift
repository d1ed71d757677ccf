import SwiftUI
import UIKit

struct Kiln: UIViewRepresentable {
    var degrees: Double
    @Binding var box: HeatBox
    @State private var log = HeatLog()
    @Binding var text: String
    @ObservedObject var model: KilnModel
    let plain: KilnModel

    func makeCoordinator() -> Coordinator { Coordinator(text: $text, caption: text) }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.label = label
        model.owner = label
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = "\(degrees)"
        box.heat = degrees
        log.lines.append("\(degrees)")
        model.cache = degrees
        plain.shown = degrees
        context.coordinator.caption = text
        context.coordinator.text = $text
        var copy = text
        copy.append("°")
        label.accessibilityLabel = copy
        let text = "shadow"
        label.accessibilityHint = text
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
        coordinator.text.wrappedValue = ""
    }

    @MainActor
    final class Coordinator: NSObject {
        var text: Binding<String>
        var caption: String
        var fallback: Binding<String> = .constant("")
        weak var label: UILabel?

        init(text: Binding<String>, caption: String) {
            self.text = text
            self.caption = caption
        }

        @objc func tapped() {
            text.wrappedValue = caption
        }
    }
}

final class HeatBox {
    var heat = 0.0
}

final class HeatLog {
    var lines: [String] = []
}

@MainActor
final class KilnModel: ObservableObject {
    @Published var shown = 0.0
    var cache = 0.0
    weak var owner: UILabel?
}
