import SwiftUI
import UIKit

struct Fresh: UIViewRepresentable {
    final class Driver {
        var view: UIView?
        static func make() -> Driver { Driver() }
        static var fresh: Driver { Driver() }
    }
    func makeCoordinator() -> Driver { Driver.make() }
    func makeUIView(context: Context) -> UIView { let v = UIView(); context.coordinator.view = v; return v }
    func updateUIView(_ v: UIView, context: Context) {}
}
struct Fresher: UIViewRepresentable {
    func makeCoordinator() -> Fresh.Driver { .fresh }
    func makeUIView(context: Context) -> UIView { let v = UIView(); context.coordinator.view = v; return v }
    func updateUIView(_ v: UIView, context: Context) {}
}
