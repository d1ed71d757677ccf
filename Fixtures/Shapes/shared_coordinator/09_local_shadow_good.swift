import SwiftUI
import UIKit

let driver = "name of the driver"
struct Shadow: UIViewRepresentable {
    final class Driver { var view: UIView? }
    func makeCoordinator() -> Driver {
        let driver = Driver()
        return driver
    }
    func makeUIView(context: Context) -> UIView { let v = UIView(); context.coordinator.view = v; return v }
    func updateUIView(_ v: UIView, context: Context) {}
}
