import SwiftUI
import UIKit

struct BannerView: UIViewRepresentable {
    var caption: String // expect: property_not_synced
    var wantsFocus: Bool
    var tint: UIColor

    func makeUIView(context: Context) -> UITextField {
        let banner = UITextField()
        // Configures the view a moment later, with the first caption for good.
        DispatchQueue.main.async { banner.placeholder = caption }
        // Runs once and sets nothing.
        DispatchQueue.main.async {
            if wantsFocus { banner.becomeFirstResponder() }
        }
        return banner
    }

    func updateUIView(_ banner: UITextField, context: Context) {
        banner.tintColor = tint
    }
}
