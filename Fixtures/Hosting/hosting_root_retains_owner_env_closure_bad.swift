import SwiftUI
import UIKit
struct P: View { var onClose: () -> Void = {}; var body: some View { Button("x", action: onClose) } }
private struct CloseKey: EnvironmentKey { static let defaultValue: () -> Void = {} }
extension EnvironmentValues { var close: () -> Void { get { self[CloseKey.self] } set { self[CloseKey.self] = newValue } } }
final class C: UIView {
    private var host: UIViewController!
    func add() {
        host = UIHostingController(rootView: P().environment(\.close, { self.removeAll() })) // expect: hosting_root_retains_owner
        addSubview(host.view)
    }
    func removeAll() {}
}
