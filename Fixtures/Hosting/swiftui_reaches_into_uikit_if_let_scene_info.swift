import SwiftUI
import UIKit

struct ThemeToggle: View {
    @State private var isDark = false
    var body: some View {
        Toggle("Dark", isOn: $isDark).onChange(of: isDark) { _, isDark in
            if let scene = UIApplication.shared.connectedScenes.first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene {
                scene.windows.first?.rootViewController?.overrideUserInterfaceStyle = isDark ? .dark : .light // expect-info: swiftui_reaches_into_uikit
            }
        }
    }
}
