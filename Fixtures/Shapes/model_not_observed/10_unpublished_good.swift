import SwiftUI
import Combine
import UIKit

final class Session: ObservableObject {
    @Published var isOnline = false
    let identifier = UUID()
    func log(_ text: String) {}
}
struct SessionTag: UIViewRepresentable {
    let session: Session
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        label.text = session.identifier.uuidString
        session.log("shown")
    }
}
