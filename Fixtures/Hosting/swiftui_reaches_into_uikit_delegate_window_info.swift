import SwiftUI
import UIKit

struct LogoutButton: View {
    var body: some View {
        Button("Log out") {
            UIApplication.shared.delegate?.window??.rootViewController = UIViewController() // expect-info: swiftui_reaches_into_uikit
        }
    }
}
