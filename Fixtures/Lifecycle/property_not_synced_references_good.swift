import SwiftUI
import UIKit

/// What is made, and what points to its source, needs no second look.
struct StagePane: UIViewRepresentable {
    let make: () -> UIScrollView
    let proxy: PaneProxy
    @Binding var words: String

    func makeUIView(context: Context) -> UIScrollView {
        let pane = make()
        proxy.pane = pane
        pane.addSubview(WordField(words: $words))
        return pane
    }

    func updateUIView(_ pane: UIScrollView, context: Context) {}
}

struct ReadyPane: UIViewRepresentable {
    let pane: UIView

    func makeUIView(context: Context) -> UIView {
        pane
    }

    func updateUIView(_ pane: UIView, context: Context) {}
}

struct DeviceList: UIViewRepresentable {
    let device: DeviceModel
    let state: DeviceState

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = device.name
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = state.device.name
    }
}

final class PaneProxy {
    weak var pane: UIScrollView?
}

final class WordField: UITextField {
    private let words: Binding<String>

    init(words: Binding<String>) {
        self.words = words
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }
}

struct DeviceModel {
    var name: String
}

struct DeviceState {
    var device: DeviceModel
}
