import SwiftUI
import UIKit

struct ExportMenu: View {
    var body: some View {
        Button("Export", action: export)
    }

    private func export() {
        let keyWindow = UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
            .first { $0.isKeyWindow }
        keyWindow?.rootViewController?.present(UIViewController(), animated: true) // expect-info: swiftui_reaches_into_uikit
    }
}
