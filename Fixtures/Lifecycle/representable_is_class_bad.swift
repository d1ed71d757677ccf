import SwiftUI
import UIKit

class BannerStrip { // expect: representable_is_class
    let text: String

    init(text: String) { self.text = text }
}

extension BannerStrip: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

protocol ShelfRepresentable: UIViewControllerRepresentable {}

final class Shelf: ShelfRepresentable { // expect: representable_is_class
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ shelf: UIViewController, context: Context) {}
}
