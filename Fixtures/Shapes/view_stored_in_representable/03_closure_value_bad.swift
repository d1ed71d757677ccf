import SwiftUI
import UIKit

struct PromoStack: UIViewRepresentable {
    let stack: UIStackView = { // expect: view_stored_in_representable
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 8
        return column
    }()

    func makeUIView(context: Context) -> UIView {
        let holder = UIView()
        holder.addSubview(stack)
        return holder
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
