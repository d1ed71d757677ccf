import SwiftUI
import UIKit

/// The flow of the app (MVVM-C); no representable makes it, but it is a DynamicProperty-like holder used in a View.
final class Coordinator: ObservableObject {
    @Published var path = NavigationPath()
    @Environment(\.openURL) var openURL
}

struct WaitView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.startAnimating() }
}
