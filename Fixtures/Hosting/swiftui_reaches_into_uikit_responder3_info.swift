import SwiftUI
import UIKit
struct V: View {
    let anchor: UIView
    var body: some View { Text("a").onAppear { find() } }
    private func find() {
        var responder: UIResponder? = anchor.next // expect-info: swiftui_reaches_into_uikit
        while let next = responder?.next { // expect-info: swiftui_reaches_into_uikit
            responder = next
        }
    }
}
