import SwiftUI
import UIKit

final class Proxy { var view: UIView? }
struct Proxied: UIViewRepresentable {
    let proxy: Proxy
    func makeCoordinator() -> Proxy { proxy }
    func makeUIView(context: Context) -> UIView { let v = UIView(); context.coordinator.view = v; return v }
    func updateUIView(_ v: UIView, context: Context) {}
}
