import SwiftUI
import Combine
import UIKit

final class Cart: ObservableObject {
    @Published var total = 0
}
struct CartBadge: UIViewRepresentable {
    let cart: Cart
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(cart.total)" }
}
struct CartScreen: View {
    @StateObject private var cart = Cart()
    var body: some View { CartBadge(cart: cart) }
}
