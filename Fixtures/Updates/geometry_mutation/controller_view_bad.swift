import SwiftUI
import UIKit

struct DetailHost: UIViewControllerRepresentable {
    let size: CGSize

    func makeUIViewController(context: Context) -> UINavigationController {
        let detail = UINavigationController()
        detail.view.frame = CGRect(origin: .zero, size: size) // expect: geometry_mutation
        return detail
    }

    func updateUIViewController(_ detail: UINavigationController, context: Context) {
        detail.view.bounds.size = size // expect: geometry_mutation
    }
}
