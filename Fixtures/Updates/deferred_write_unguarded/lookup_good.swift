import SwiftUI
import UIKit

struct Visits: UIViewRepresentable {
    let page: Int
    @Binding var seen: Set<Int>
    @Binding var order: [Int]

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        if seen.contains(page) { return }
        DispatchQueue.main.async {
            seen.insert(page)
            guard !order.contains(page) else { return }
            order.append(page)
        }
    }
}
