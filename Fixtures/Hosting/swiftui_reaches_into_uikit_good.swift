import SwiftUI
import UIKit

struct Invite: View {
    let link: URL
    let onInvite: (URL) -> Void
    var body: some View {
        Button("Invite") { onInvite(link) }
        Button("Settings") {
            if let settings = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(settings) }
        }
    }
}

/// UIKit's own code.
final class InviteRouter {
    let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }

    func top() -> UIViewController? {
        UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?.rootViewController
    }
}

struct Invite_Previews: PreviewProvider {
    static var previews: some View {
        Invite(link: URL(fileURLWithPath: "/")) { _ in
            _ = UIApplication.shared.keyWindow?.rootViewController
        }
    }
}
