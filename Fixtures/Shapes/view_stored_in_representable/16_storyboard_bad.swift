import SwiftUI
import UIKit

struct SettingsScreen: UIViewControllerRepresentable {
    private let controller = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()! // expect: view_stored_in_representable

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
