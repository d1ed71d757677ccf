import SwiftUI
import UIKit
@MainActor final class VM: ObservableObject { var onDone: () -> Void = {} }
struct P: View { @ObservedObject var vm: VM; var body: some View { Button("x", action: vm.onDone) } }
final class C: UIView {
    private var host: UIViewController!
    func add() {
        let vm = VM()
        vm.onDone = { self.removeAll() } // expect: hosting_root_retains_owner
        host = UIHostingController(rootView: P(vm: vm))
        addSubview(host.view)
    }
    func removeAll() {}
}
