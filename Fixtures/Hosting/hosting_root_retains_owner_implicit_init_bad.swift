import SwiftUI
import UIKit
struct P: View { var onClose: () -> Void = {}; var body: some View { Button("x", action: onClose) } }
final class C: UIView {
    private var host: UIHostingController<P>!
    func add() {
        host = .init(rootView: .init { self.removeAll() }) // expect: hosting_root_retains_owner
        addSubview(host.view)
    }
    func removeAll() {}
}
