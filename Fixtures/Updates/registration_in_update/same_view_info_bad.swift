import SwiftUI
import UIKit

struct Stage: UIViewRepresentable {
    let actor: UIView

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ stage: UIView, context: Context) {
        stage.addSubview(actor) // expect-info: registration_in_update
    }
}
