import SwiftUI
import UIKit
struct V: View {
    @State private var holder: UIView?
    var body: some View { Text("a").onAppear {
        let owner = sequence(first: holder as UIResponder?, next: { $0?.next }).first { $0 is UIViewController } // expect-info: swiftui_reaches_into_uikit
        (owner as? UIViewController)?.dismiss(animated: true)
    } }
}
