import SwiftUI
import UIKit
struct V: View {
    let anchor: UIView
    var body: some View { Text("a").onAppear { find() } }
    private func find() {
        var responder: UIResponder? = anchor
        while responder != nil {
            if let c = responder as? UIViewController { c.dismiss(animated: true); return }
            responder = responder?.next // expect-info: swiftui_reaches_into_uikit
        }
    }
}
