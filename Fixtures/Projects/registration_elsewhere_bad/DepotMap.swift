import SwiftUI
import UIKit

struct DepotMap: UIViewControllerRepresentable {
    let name: String
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = name }
}
