import SwiftUI
import UIKit

/// A view of the project that has a `text` and a `region`, and lets nobody edit, select or scroll.
final class SealView: UIView {
    var text = ""
    var region = ""
    private let caption = UITextField()

    var motto = "" {
        didSet {
            guard motto != oldValue else { return }
            caption.text = motto
        }
    }
}

struct Seal: UIViewRepresentable {
    var text: String
    var region: String
    var motto: String

    func makeUIView(context: Context) -> SealView {
        SealView()
    }

    func updateUIView(_ seal: SealView, context: Context) {
        seal.text = text
        seal.region = region
        seal.motto = motto
    }
}
