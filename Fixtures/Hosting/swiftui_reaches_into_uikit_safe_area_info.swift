import SwiftUI
import UIKit
struct V: View {
    private var bottom: CGFloat {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.keyWindow?.safeAreaInsets.bottom ?? 0 // expect-info: swiftui_reaches_into_uikit
    }
    var body: some View { Text("a").padding(.bottom, bottom) }
}
