import SwiftUI
import UIKit

/// Routes of the app; no representable makes it.
struct Coordinator {
    var path: [String] = []
    mutating func push(_ screen: String) { path.append(screen) }
}

struct Spinner: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
    func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) { spinner.startAnimating() }
}
