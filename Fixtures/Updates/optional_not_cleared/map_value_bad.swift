import SwiftUI
import UIKit

struct Caption: UIViewRepresentable {
    let style: CaptionStyle?

    struct CaptionStyle { let color: Color; let menu: UIMenu }

    func makeUIView(context: Context) -> UIButton { UIButton(type: .system) }

    func updateUIView(_ button: UIButton, context: Context) {
        if let style { // expect-info: optional_not_cleared
            button.backgroundColor = UIColor(style.color)
            button.menu = style.menu
        }
    }
}
