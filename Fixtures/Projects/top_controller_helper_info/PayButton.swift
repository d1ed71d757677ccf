import SwiftUI
import UIKit

struct PayButton: View {
    var body: some View {
        Button("Pay") {
            UIApplication.shared.topController?.present(UIViewController(), animated: true) // expect-info: swiftui_reaches_into_uikit
        }
    }
}
