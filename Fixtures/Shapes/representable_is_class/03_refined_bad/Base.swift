import SwiftUI
import UIKit

protocol ScreenWrapper: UIViewControllerRepresentable where UIViewControllerType == UINavigationController {
    var title: String { get }
}

extension ScreenWrapper {
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
