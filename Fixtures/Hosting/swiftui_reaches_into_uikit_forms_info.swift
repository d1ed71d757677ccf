import SwiftUI
import UIKit

struct Invite: View {
    weak var navigation: UINavigationController? // expect-info: swiftui_reaches_into_uikit
    let link: URL

    var body: some View {
        Button("Invite", action: invite)
    }

    private func invite() {
        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
        UIApplication.shared.keyWindow?.rootViewController?.present(sheet, animated: true) // expect-info: swiftui_reaches_into_uikit
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(sheet, animated: true)
    }

    private func owner(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = responder?.next // expect-info: swiftui_reaches_into_uikit
        }
        return nil
    }
}
