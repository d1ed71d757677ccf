import SwiftUI
import UIKit
final class C: UIViewController {
    let host = UIHostingController(rootView: AnyView(Text("a")))
    func restart() { host.rootView = AnyView(Text("a").id(UUID())) }
}
