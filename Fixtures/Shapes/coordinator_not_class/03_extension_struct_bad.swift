import SwiftUI
import UIKit

struct GridBox<Item: Hashable>: UIViewRepresentable {
    let items: [Item]
    func makeCoordinator() -> Coordinator { Coordinator(items: items) }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
extension GridBox {
    struct Coordinator { // expect: coordinator_not_class
        var items: [Item]
        mutating func replace(_ fresh: [Item]) { items = fresh }
    }
}
