import SwiftUI
import UIKit

protocol RouteTarget { var route: String { get } }
struct Router {
    func open(target: any RouteTarget) {}
    func log(observer: Any) {}
}
struct RouteButton: UIViewRepresentable, RouteTarget {
    let route: String
    let router: Router // expect: property_not_synced
    func makeUIView(context: Context) -> UIButton {
        UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in router.open(target: self) })
    }
    func updateUIView(_ uiView: UIButton, context: Context) {}
}
