import SwiftUI
import UIKit

struct Hinge: UIViewControllerRepresentable {
    class Coordinator { var parent: Hinge?; }
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ c: UIViewController, context: Context) {
        let keeper = context.coordinator
        keeper.parent = self // expect: missing_make_coordinator
    }
}
