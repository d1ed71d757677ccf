import SwiftUI
import UIKit
struct V: View {
    var body: some View { Text("a").onAppear(perform: fix) }
    private func fix() {
        func key() -> UIWindow? { UIApplication.shared.windows.first(where: \.isKeyWindow) }
        key()?.rootViewController?.view.backgroundColor = .red // expect-info: swiftui_reaches_into_uikit
    }
}
