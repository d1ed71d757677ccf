import Observation
import SwiftUI
import UIKit

@Observable
final class DeckModel {
    var height: CGFloat = 0
    var top: CGFloat = 0
    var view: UIView?
    @ObservationIgnored var passes = 0
    let title = "Deck"
}

struct Deck: UIViewRepresentable {
    @Bindable var model: DeckModel
    @Environment(DeckModel.self) private var shared
    let third: DeckModel

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        model.view = view
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        model.passes += 1
        model.height = view.bounds.height // expect: state_write_in_update
        shared.top = view.bounds.minY // expect: state_write_in_update
        third.height = 0 // expect: state_write_in_update
    }
}
