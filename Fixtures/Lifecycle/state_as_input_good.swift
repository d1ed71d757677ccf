import SwiftUI
import UIKit

/// A constant, an identity of its own, a name that says what it is, and a parameter that is kept beside.
struct LampDial: UIViewRepresentable {
    @State var power = 0

    func makeUIView(context: Context) -> UISlider { UISlider() }

    func updateUIView(_ dial: UISlider, context: Context) {
        if dial.value != Float(power) { dial.value = Float(power) }
    }
}

struct ScrollMark: UIViewRepresentable {
    @State private var offset: Double

    init(initialOffset: Double) { _offset = State(initialValue: initialOffset) }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) { view.isHidden = offset > 0 }
}

struct DraftField: UIViewRepresentable {
    @State private var draft: String
    let text: String

    init(text: String) {
        _draft = State(initialValue: text)
        self.text = text
    }

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = draft + text }
}

final class OrbitModel: ObservableObject {
    @Published var angle = 0.0
}

struct OrbitView: UIViewRepresentable {
    @StateObject private var model: OrbitModel

    init(model: @autoclosure @escaping () -> OrbitModel) { _model = StateObject(wrappedValue: model()) }

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(model.angle)" }
}

struct Cabin: View {
    let level: Int
    let offset: Double
    let name: String

    var body: some View {
        VStack {
            LampDial(power: 3)
            LampDial(power: level).id(level)
            ScrollMark(initialOffset: offset)
            DraftField(text: name)
            OrbitView(model: OrbitModel())
        }
    }
}

struct Cabin_Previews: PreviewProvider {
    static let level = 4
    static var previews: some View { LampDial(power: level) }
}
