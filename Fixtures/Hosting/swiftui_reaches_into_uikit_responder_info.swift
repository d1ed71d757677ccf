import SwiftUI
import UIKit
struct V: View {
    let anchor: UIView
    var body: some View {
        Button("a") {
            var r: UIResponder? = anchor
            while let responder = r {
                if let c = responder as? UIViewController { c.dismiss(animated: true); return }
                r = responder.next // expect-info: swiftui_reaches_into_uikit
            }
        }
    }
}
