import SwiftUI
import UIKit

struct ShareButton: View {
    let text: String
    var body: some View { Button("Share", action: share) }
}

extension ShareButton {
    private func share() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
              let root = scene.windows.first?.rootViewController else { return } // expect-info: swiftui_reaches_into_uikit
        root.present(UIActivityViewController(activityItems: [text], applicationActivities: nil), animated: true)
    }
}
